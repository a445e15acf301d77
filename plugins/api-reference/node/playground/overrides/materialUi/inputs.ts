import type { ComponentOverride } from '../../overrideTypes';

const FORM_LABEL = (control: string, label: string) =>
  `<FormControlLabel\n  label="${label}"\n  control={<${control} {...props} />}\n/>`;

/** Buttons, and what is switched, rated or slid. */
export const inputs: Record<string, ComponentOverride> = {
  Button: {
    initial: { children: 'Button', variant: 'contained' },
    controls: {
      startIcon: { elements: { DeleteIcon: '<DeleteIcon />', CloudUploadIcon: '<CloudUploadIcon />' } },
      endIcon: { elements: { SendIcon: '<SendIcon />', ArrowForwardIcon: '<ArrowForwardIcon />' } },
    },
  },
  ButtonGroup: {
    template:
      '<ButtonGroup {...props}>\n  <Button>One</Button>\n  <Button>Two</Button>\n  <Button>Three</Button>\n</ButtonGroup>',
    attributes: ['aria-label="Steps"'],
    initial: { variant: 'contained' },
  },
  Fab: {
    template: '<Fab {...props}>\n  <AddIcon />\n</Fab>',
    attributes: ['aria-label="Add"'],
    initial: { color: 'primary' },
  },
  IconButton: {
    template: '<IconButton {...props}>\n  <DeleteIcon />\n</IconButton>',
    attributes: ['aria-label="Delete"'],
  },
  ToggleButton: {
    template: '<ToggleButton {...props}>\n  <FormatBoldIcon />\n</ToggleButton>',
    attributes: ['value="bold"', 'aria-label="Bold"'],
    initial: { selected: true },
  },
  ToggleButtonGroup: {
    template:
      '<ToggleButtonGroup {...props}>\n  <ToggleButton value="left">Left</ToggleButton>\n' +
      '  <ToggleButton value="center">Center</ToggleButton>\n  <ToggleButton value="right">Right</ToggleButton>\n' +
      '</ToggleButtonGroup>',
    attributes: ['value="center"', 'aria-label="Alignment"'],
    initial: { color: 'primary' },
  },
  Checkbox: {
    template: FORM_LABEL('Checkbox', 'Subscribe'),
    initial: { defaultChecked: true },
  },
  Radio: { template: FORM_LABEL('Radio', 'Every day') },
  Switch: {
    template: FORM_LABEL('Switch', 'Notifications'),
    initial: { defaultChecked: true },
  },
  FormControlLabel: {
    attributes: ['control={<Switch defaultChecked />}'],
    initial: { label: 'Notifications' },
  },
  Rating: {
    attributes: ['name="playground-rating"'],
    initial: { defaultValue: 3 },
    controls: {
      defaultValue: { min: 0, max: 10 },
      max: { min: 1, max: 10 },
      precision: { options: [1, 0.5, 0.25] },
    },
  },
  Slider: {
    wide: true,
    template: `<Box sx={{ maxWidth: 320, height: 120, mx: 'auto' }}>\n  <Slider {...props} />\n</Box>`,
    attributes: ['aria-label="Volume"'],
    initial: { defaultValue: 30 },
    controls: {
      min: { min: -100, max: 50 },
      max: { min: 60, max: 200 },
      step: { min: 1, max: 50 },
      shiftStep: { min: 1, max: 50 },
      disableSwap: false,
      valueLabelFormat: false,
    },
  },
};
