import * as React from 'react';

const cache = new Map<string, Promise<{ rows: string[] }>>();
const empty = new Set<string>;

export const List = React.forwardRef<
  HTMLUListElement,
  React.HTMLAttributes<HTMLUListElement>
>(function List(props, ref) {
  const { children, ...other } = props;
  return (
    <ul ref={ref} {...other}>
      {children}
    </ul>
  );
});

export default function GenericCalls() {
  const [rows, setRows] = React.useState<
    | {
        id: string;
        label: string;
      }[]
    | null
  >(null);
  const timeout = React.useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const sum = React.useMemo<number>(() => rows?.length ?? 0, [rows]);

  React.useEffect(() => {
    fetchRows<{ id: string; label: string }>({
      url: '/rows',
    }).then(setRows);
    return () => clearTimeout(timeout.current);
  }, []);

  return <List title={String(sum)}>{[...cache.keys(), ...empty]}</List>;
}
