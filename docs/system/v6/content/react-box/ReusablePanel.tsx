import type { ReactNode } from 'react';
import Box from '@mui/system/Box';
import type { SxProps, Theme } from '@mui/system';

interface PanelProps {
  children: ReactNode;
  highlighted?: boolean;
  sx?: SxProps<Theme>;
}

function Panel({ children, highlighted = false, sx = [] }: PanelProps) {
  return (
    <Box
      sx={[
        { p: 2, borderRadius: 1, color: 'text.primary' },
        { bgcolor: 'background.sunken' },
        highlighted && { bgcolor: 'primary.soft', fontWeight: 600 },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}

export default function ReusablePanel() {
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 420 }}>
      <Panel>Platform 3: Utrecht, 10:04</Panel>
      <Panel highlighted>Platform 5: Rotterdam, 10:11, boarding</Panel>
      <Panel sx={{ textDecoration: 'line-through' }}>
        Platform 8: Ghent, 10:20
      </Panel>
    </Box>
  );
}
