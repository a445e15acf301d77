import * as React from 'react';

function Row({ label, children }) {
  return <li title={label}>{children}</li>;
}

function Panel({ label, size = 'small', ...other }) {
  return <div {...other}>{label + size}</div>;
}

export default function DestructuredParameters(
  { label },
  [first, second] = ['a', 'b'],
) {
  const { length } = label;
  const [open, setOpen] = React.useState(false);

  try {
    setOpen(!open);
  } catch (error) {
    console.error(error);
  }

  return (
    <Row label={label}>
      <Panel label={first} size={second + length} />
    </Row>
  );
}
