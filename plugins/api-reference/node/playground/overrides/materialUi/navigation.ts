import type { ComponentOverride } from '../../overrideTypes';

/** What leads from one place to another. Links are buttons: a playground leads nowhere. */
export const navigation: Record<string, ComponentOverride> = {
  BottomNavigation: {
    wide: true,
    template:
      '<BottomNavigation {...props}>\n  <BottomNavigationAction label="Recent" icon={<RestoreIcon />} />\n' +
      '  <BottomNavigationAction label="Favorites" icon={<FavoriteIcon />} />\n' +
      '  <BottomNavigationAction label="Places" icon={<PlaceIcon />} />\n</BottomNavigation>',
    attributes: ['value={0}'],
    initial: { showLabels: true },
  },
  Breadcrumbs: {
    template:
      '<Breadcrumbs {...props}>\n  <Link component="button">Home</Link>\n  <Link component="button">Kitchen</Link>\n' +
      '  <Link component="button">Kettles</Link>\n  <span>Electric</span>\n</Breadcrumbs>',
    attributes: ['aria-label="Breadcrumb"'],
    controls: {
      maxItems: { min: 2, max: 10 },
      itemsAfterCollapse: { min: 0, max: 4 },
      itemsBeforeCollapse: { min: 0, max: 4 },
    },
  },
  Link: {
    attributes: ['component="button"'],
    initial: { children: 'Link' },
  },
  MobileStepper: {
    wide: true,
    attributes: [
      'position="static"',
      'backButton={<Button size="small">Back</Button>}',
      'nextButton={<Button size="small">Next</Button>}',
    ],
    initial: { steps: 6, activeStep: 1 },
    controls: { steps: { min: 2, max: 12 }, activeStep: { min: 0, max: 11 } },
  },
  Pagination: {
    initial: { count: 10 },
    controls: {
      count: { min: 0, max: 1000 },
      boundaryCount: { min: 0, max: 5 },
      siblingCount: { min: 0, max: 5 },
      defaultPage: { min: 1, max: 1000 },
    },
  },
  Stepper: {
    wide: true,
    template:
      '<Stepper {...props}>\n  <Step>\n    <StepLabel>Cart</StepLabel>\n  </Step>\n  <Step>\n' +
      '    <StepLabel>Address</StepLabel>\n  </Step>\n  <Step>\n    <StepLabel>Payment</StepLabel>\n  </Step>\n</Stepper>',
    initial: { activeStep: 1 },
    controls: { activeStep: { min: 0, max: 3 } },
  },
  Tab: {
    template: '<Tabs value={0}>\n  <Tab {...props} />\n</Tabs>',
    initial: { label: 'Calls' },
    controls: { icon: { elements: { PhoneIcon: '<PhoneIcon />' } } },
  },
  Tabs: {
    wide: true,
    template:
      '<Tabs {...props}>\n  <Tab label="Calls" />\n  <Tab label="Contacts" />\n  <Tab label="Nearby" />\n</Tabs>',
    attributes: ['value={0}', 'aria-label="Phone"'],
    controls: { scrollButtons: false, visibleScrollbar: false, allowScrollButtonsMobile: false },
  },
};
