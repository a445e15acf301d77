import { useState } from 'react';
import Box from '@mui/material/Box';
import Container, { type ContainerProps } from '@mui/material/Container';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

type Width = Exclude<ContainerProps['maxWidth'], undefined | false>;
const widths: Width[] = ['xs', 'sm', 'md', 'lg', 'xl'];

export default function ContainerWidths() {
  const [width, setWidth] = useState<Width>('xs');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={width}
        onChange={(_event, next: Width | null) => setWidth(next ?? width)}
        aria-label="Maximum width"
      >
        {widths.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ mt: 2, py: 1, bgcolor: 'action.hover' }}>
        <Container
          maxWidth={width}
          sx={{ bgcolor: 'background.paper', color: 'text.primary' }}
        >
          <Box sx={{ py: 2, typography: 'body2' }}>
            Timetable of the night buses
          </Box>
        </Container>
      </Box>
    </Box>
  );
}
