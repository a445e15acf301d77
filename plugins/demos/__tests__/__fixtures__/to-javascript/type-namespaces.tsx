namespace Props {
  export interface Root {
    open: boolean;
  }
  export namespace Nested {
    export type Side = 'left' | 'right';
  }
}

export namespace Empty {}

namespace Deep.Er {
  type Hidden = string;
  declare const value: Hidden;
}

export function isOpen(props: Props.Root, side: Props.Nested.Side) {
  return props.open && side === 'left';
}
