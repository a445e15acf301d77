import type { ReactNode } from 'react';
import {
  styled,
  useThemeProps,
  type ComponentsOverrides,
  type ComponentsVariants,
  type Theme,
} from '@mui/material/styles';

export interface BoardingPassProps {
  gate: ReactNode;
  children: ReactNode;
  /** @default 'plain' */
  variant?: 'plain' | 'torn';
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AirBoardingPass: 'root' | 'gate';
  }
  interface ComponentsPropsList {
    AirBoardingPass: Partial<BoardingPassProps>;
  }
  interface Components {
    AirBoardingPass?: {
      defaultProps?: ComponentsPropsList['AirBoardingPass'];
      styleOverrides?: ComponentsOverrides<Theme>['AirBoardingPass'];
      variants?: ComponentsVariants['AirBoardingPass'];
    };
  }
}

interface OwnerState {
  variant: NonNullable<BoardingPassProps['variant']>;
}

const Root = styled('div', { name: 'AirBoardingPass', slot: 'root' })<{
  ownerState: OwnerState;
}>(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
  color: theme.vars.palette.text.primary,
  border: '1px solid',
  borderColor: theme.vars.palette.divider,
  borderRadius: theme.shape.borderRadius,
  variants: [
    {
      props: { variant: 'torn' },
      style: { borderInlineStart: '4px dotted' },
    },
  ],
}));

const Gate = styled('strong', { name: 'AirBoardingPass', slot: 'gate' })(
  ({ theme }) => ({ ...theme.typography.h4 }),
);

export function BoardingPass(inProps: BoardingPassProps) {
  const props = useThemeProps({ props: inProps, name: 'AirBoardingPass' });
  const { gate, children, variant = 'plain' } = props;

  return (
    <Root ownerState={{ variant }}>
      <Gate>{gate}</Gate>
      <span>{children}</span>
    </Root>
  );
}
