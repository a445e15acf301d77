import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import MenuBookIcon from '@mui/icons-material/MenuBook';
import ViewStreamIcon from '@mui/icons-material/ViewStream';

const views = [
  { id: 'pages', name: 'Show as pages', Icon: MenuBookIcon },
  { id: 'scroll', name: 'Show as one long staff', Icon: ViewStreamIcon },
];

export default function TogglesWithTooltips() {
  const [view, setView] = useState('pages');

  return (
    <ToggleButtonGroup
      exclusive
      aria-label="View of the score"
      value={view}
      onChange={(_event, next: string | null) => setView(next ?? view)}
    >
      {views.map(({ id, name, Icon }) => (
        <Tooltip key={id} title={name}>
          <ToggleButton value={id}>
            <Icon />
          </ToggleButton>
        </Tooltip>
      ))}
    </ToggleButtonGroup>
  );
}
