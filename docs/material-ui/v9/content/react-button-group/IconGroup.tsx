import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import ContentCopy from '@mui/icons-material/ContentCopy';
import ContentCut from '@mui/icons-material/ContentCut';
import ContentPaste from '@mui/icons-material/ContentPaste';

const commands = [
  { name: 'Cut', Icon: ContentCut },
  { name: 'Copy', Icon: ContentCopy },
  { name: 'Paste', Icon: ContentPaste },
];

export default function IconGroup() {
  return (
    <ButtonGroup aria-label="Clipboard">
      {commands.map(({ name, Icon }) => (
        <Tooltip key={name} title={name}>
          <Button>
            <Icon fontSize="small" />
          </Button>
        </Tooltip>
      ))}
    </ButtonGroup>
  );
}
