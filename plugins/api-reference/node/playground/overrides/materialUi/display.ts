import type { ComponentOverride } from '../../overrideTypes';

const TABLE = [
  '<Table {...props}>',
  '  <TableHead>',
  '    <TableRow>',
  '      <TableCell>Dessert</TableCell>',
  '      <TableCell align="right">Calories</TableCell>',
  '    </TableRow>',
  '  </TableHead>',
  '  <TableBody>',
  '    <TableRow>',
  '      <TableCell>Eclair</TableCell>',
  '      <TableCell align="right">262</TableCell>',
  '    </TableRow>',
  '    <TableRow>',
  '      <TableCell>Cupcake</TableCell>',
  '      <TableCell align="right">305</TableCell>',
  '    </TableRow>',
  '  </TableBody>',
  '</Table>',
].join('\n');

/** What shows data, texts and people. */
export const display: Record<string, ComponentOverride> = {
  Avatar: { initial: { children: 'MK' }, controls: { alt: false } },
  AvatarGroup: {
    template:
      '<AvatarGroup {...props}>\n  <Avatar>AB</Avatar>\n  <Avatar>CD</Avatar>\n  <Avatar>EF</Avatar>\n' +
      '  <Avatar>GH</Avatar>\n</AvatarGroup>',
    controls: { max: { min: 2, max: 10 }, total: { min: 4, max: 99 } },
  },
  Badge: {
    template: '<Badge {...props}>\n  <MailIcon />\n</Badge>',
    initial: { badgeContent: 4, color: 'primary' },
    controls: { badgeContent: { min: 0, max: 1000 }, max: { min: 1, max: 1000 } },
  },
  Chip: {
    initial: { label: 'Chip' },
    controls: {
      avatar: { elements: { Avatar: '<Avatar>A</Avatar>' } },
      icon: { elements: { FaceIcon: '<FaceIcon />', StarIcon: '<StarIcon />' } },
      nativeButton: false,
    },
  },
  Divider: {
    wide: true,
    template:
      '<Stack spacing={1}>\n  <span>Above</span>\n  <Divider {...props} />\n  <span>Below</span>\n</Stack>',
    initial: { children: 'Text' },
    controls: { absolute: false, flexItem: false, orientation: false },
  },
  ListItemButton: {
    wide: true,
    template:
      '<ListItemButton {...props}>\n  <ListItemIcon>\n    <InboxIcon />\n  </ListItemIcon>\n' +
      '  <ListItemText primary="Inbox" />\n</ListItemButton>',
  },
  ListItemText: {
    initial: { primary: 'Brunch this weekend?', secondary: 'I will be in the neighbourhood.' },
    controls: { children: false },
  },
  SvgIcon: {
    template: '<SvgIcon {...props}>\n  <path d="M10 20v-6h4v6h5v-8h3L12 3 2 12h3v8z" />\n</SvgIcon>',
    initial: { color: 'primary', fontSize: 'large' },
    controls: { htmlColor: false, inheritViewBox: false, shapeRendering: false, viewBox: false },
  },
  Table: { wide: true, template: TABLE, attributes: ['aria-label="Desserts"'] },
  Tooltip: {
    template: '<Tooltip {...props}>\n  <Button>Point at me</Button>\n</Tooltip>',
    initial: { title: 'Tooltip', arrow: true, describeChild: true },
  },
  Typography: {
    wide: true,
    // A heading of the level that the page has here.
    initial: { children: 'Half the sky was still dark.', variant: 'h3' },
  },
};
