import type { ComponentOverride, ControlOverride, LibraryOverrides } from '../overrideTypes';

const PERCENT: ControlOverride = { min: 0, max: 100 };

/** Keys of the typography scale: the type only names it. */
const LEVEL: ControlOverride = {
  options: [
    ...['h1', 'h2', 'h3', 'h4', 'title-lg', 'title-md', 'title-sm'],
    ...['body-lg', 'body-md', 'body-sm', 'body-xs'],
  ],
};

const inputs: Record<string, ComponentOverride> = {
  Button: { initial: { children: 'Button' } },
  ButtonGroup: {
    template:
      '<ButtonGroup {...props}>\n  <Button>One</Button>\n  <Button>Two</Button>\n  <Button>Three</Button>\n</ButtonGroup>',
    attributes: ['aria-label="Steps"'],
    controls: { buttonFlex: false, spacing: { min: 0, max: 5 } },
  },
  IconButton: {
    template: '<IconButton {...props}>\n  <span aria-hidden="true">★</span>\n</IconButton>',
    attributes: ['aria-label="Favorite"'],
    initial: { variant: 'soft' },
  },
  Checkbox: { initial: { label: 'Subscribe', defaultChecked: true }, controls: { readOnly: false } },
  Radio: { initial: { label: 'Every day' }, controls: { readOnly: false } },
  Switch: {
    attributes: ["slotProps={{ input: { 'aria-label': 'Notifications' } }}"],
    initial: { defaultChecked: true },
    controls: { readOnly: false },
  },
  Slider: {
    wide: true,
    template: "<Box sx={{ maxWidth: 320, height: 120, mx: 'auto' }}>\n  <Slider {...props} />\n</Box>",
    attributes: ['aria-label="Volume"'],
    initial: { defaultValue: 30 },
    controls: {
      min: { min: -100, max: 50 },
      max: { min: 60, max: 200 },
      step: { min: 1, max: 50 },
      shiftStep: { min: 1, max: 50 },
      disableSwap: false,
      isRtl: false,
      valueLabelFormat: false,
    },
  },
  Input: {
    attributes: ['placeholder="Name"', "slotProps={{ input: { 'aria-label': 'Name' } }}"],
    controls: { disabled: { type: 'boolean' } },
  },
  Textarea: {
    attributes: ['placeholder="Comment"', "slotProps={{ textarea: { 'aria-label': 'Comment' } }}"],
    controls: { disabled: { type: 'boolean' }, minRows: { min: 1, max: 10 }, maxRows: false },
  },
  Select: {
    template:
      '<Select {...props}>\n  <Option value="dog">Dog</Option>\n  <Option value="cat">Cat</Option>\n</Select>',
    attributes: ['defaultValue="dog"', "slotProps={{ button: { 'aria-label': 'Pet' } }}"],
    controls: { multiple: false, placeholder: false, required: false },
  },
};

const display: Record<string, ComponentOverride> = {
  Avatar: { initial: { children: 'MK' }, controls: { alt: false } },
  Badge: {
    template: '<Badge {...props}>\n  <Button>Inbox</Button>\n</Badge>',
    initial: { badgeContent: 4 },
    controls: {
      badgeContent: { min: 0, max: 1000 },
      max: { min: 1, max: 1000 },
      badgeInset: false,
    },
  },
  Chip: { initial: { children: 'Chip' } },
  Divider: {
    wide: true,
    template:
      '<Stack spacing={1}>\n  <span>Above</span>\n  <Divider {...props} />\n  <span>Below</span>\n</Stack>',
    initial: { children: 'Text' },
    controls: { orientation: false },
  },
  Tooltip: {
    template: '<Tooltip {...props}>\n  <Button>Point at me</Button>\n</Tooltip>',
    initial: { title: 'Tooltip', arrow: true, describeChild: true },
    controls: { direction: false },
  },
  Typography: {
    wide: true,
    initial: { children: 'Half the sky was still dark.', level: 'h3' },
    controls: { level: LEVEL },
  },
  Link: {
    attributes: ['component="button"'],
    initial: { children: 'Link' },
    controls: { level: LEVEL, overlay: false },
  },
};

const others: Record<string, ComponentOverride> = {
  Alert: { wide: true, initial: { children: 'The changes are saved.' } },
  CircularProgress: {
    attributes: ['aria-label="Progress"'],
    initial: { determinate: true, value: 60 },
    controls: { value: PERCENT, thickness: { min: 1, max: 20 } },
  },
  LinearProgress: {
    wide: true,
    attributes: ['aria-label="Progress"'],
    initial: { determinate: true, value: 60 },
    controls: { value: PERCENT, thickness: { min: 1, max: 20 } },
  },
  Skeleton: {
    initial: { variant: 'rectangular', width: 240, height: 80 },
    only: ['animation'],
    controls: {
      variant: { options: ['circular', 'rectangular', 'text'] },
      width: { min: 8, max: 480 },
      height: { min: 8, max: 480 },
    },
  },
  AspectRatio: {
    wide: true,
    template: '<AspectRatio {...props}>\n  <span>Content</span>\n</AspectRatio>',
    attributes: ['sx={{ width: 240 }}'],
    controls: {
      flex: false,
      ratio: { options: ['1', '4 / 3', '16 / 9', '21 / 9'] },
      minHeight: false,
      maxHeight: false,
      objectFit: false,
    },
  },
  Card: {
    template:
      '<Card {...props}>\n  <Typography level="title-md">Kettle</Typography>\n' +
      '  <Typography>Boils in two minutes.</Typography>\n</Card>',
  },
  Sheet: {
    attributes: ['sx={{ p: 4 }}'],
    initial: { children: 'Sheet', variant: 'outlined' },
  },
  Breadcrumbs: {
    template:
      '<Breadcrumbs {...props}>\n  <Link component="button">Home</Link>\n  <Link component="button">Kitchen</Link>\n' +
      '  <Typography>Kettles</Typography>\n</Breadcrumbs>',
    attributes: ['aria-label="Breadcrumb"'],
  },
  Stack: {
    template:
      '<Stack {...props}>\n  <Sheet variant="soft">One</Sheet>\n  <Sheet variant="soft">Two</Sheet>\n' +
      '  <Sheet variant="soft">Three</Sheet>\n</Stack>',
    initial: { direction: 'row', spacing: 2 },
    controls: {
      direction: { options: ['row', 'row-reverse', 'column', 'column-reverse'] },
      spacing: { min: 0, max: 10 },
    },
  },
};

/** Playgrounds of Joy UI. */
export const joyUi: LibraryOverrides = {
  importOf: (name) => `import ${name} from '@mui/joy/${name}';`,
  components: { ...inputs, ...display, ...others },
};
