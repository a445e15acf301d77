import * as React from 'react';

const cache = new Map();
const empty = new Set();

export const List = React.forwardRef(function List(props, ref) {
  const { children, ...other } = props;
  return (
    <ul ref={ref} {...other}>
      {children}
    </ul>
  );
});

export default function GenericCalls() {
  const [rows, setRows] = React.useState(null);
  const timeout = React.useRef(undefined);
  const sum = React.useMemo(() => rows?.length ?? 0, [rows]);

  React.useEffect(() => {
    fetchRows({
      url: '/rows',
    }).then(setRows);
    return () => clearTimeout(timeout.current);
  }, []);

  return <List title={String(sum)}>{[...cache.keys(), ...empty]}</List>;
}
