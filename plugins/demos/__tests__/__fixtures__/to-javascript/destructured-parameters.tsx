import * as React from 'react';

interface Props {
  label: string;
}

function Row({ label, children }: React.PropsWithChildren<Props>) {
  return <li title={label}>{children}</li>;
}

function Panel({
  label,
  size = 'small',
  ...other
}: Props & { size?: string } & React.ComponentProps<'div'>) {
  return <div {...other}>{label + size}</div>;
}

export default function DestructuredParameters(
  { label }: Props,
  [first, second]: [string, string] = ['a', 'b'],
) {
  const { length }: { length: number } = label;
  const [open, setOpen]: [boolean, (open: boolean) => void] = React.useState(false);

  try {
    setOpen(!open);
  } catch (error: unknown) {
    console.error(error as Error);
  }

  return (
    <Row label={label}>
      <Panel label={first} size={second + length} />
    </Row>
  );
}
