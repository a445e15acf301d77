import type { ComponentOverride, ControlOverride } from '../../overrideTypes';

/** Shadows that the default theme has. */
const ELEVATION: ControlOverride = { min: 0, max: 24 };

/** What has a background of its own. */
export const surfaces: Record<string, ComponentOverride> = {
  Accordion: {
    wide: true,
    template:
      '<Accordion {...props}>\n  <AccordionSummary expandIcon={<ExpandMoreIcon />}>Delivery</AccordionSummary>\n' +
      '  <AccordionDetails>Two to three days, free of charge.</AccordionDetails>\n</Accordion>',
    initial: { defaultExpanded: true },
    controls: { square: {} },
  },
  AppBar: {
    wide: true,
    template:
      '<AppBar {...props}>\n  <Toolbar>\n    <Typography variant="h6" component="div">\n      Inbox\n' +
      '    </Typography>\n  </Toolbar>\n</AppBar>',
    attributes: ['component="div"', 'position="static"'],
    controls: { elevation: ELEVATION },
  },
  Card: {
    template:
      '<Card {...props}>\n  <CardHeader title="Kettle" subheader="1.7 litres" />\n' +
      '  <CardContent>Boils in two minutes and stays warm for an hour.</CardContent>\n  <CardActions>\n' +
      '    <Button size="small">Buy</Button>\n  </CardActions>\n</Card>',
    controls: { elevation: ELEVATION, square: {}, variant: {} },
  },
  CardHeader: {
    initial: { title: 'Kettle', subheader: '1.7 litres' },
    controls: {
      action: { elements: { Button: '<Button size="small">Buy</Button>' } },
      avatar: { elements: { Avatar: '<Avatar>K</Avatar>' } },
    },
  },
  Paper: {
    attributes: ['sx={{ p: 4 }}'],
    initial: { children: 'Paper', elevation: 3 },
    controls: { elevation: ELEVATION },
  },
};
