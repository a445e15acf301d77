import type { ComponentOverride, ControlOverride } from '../../overrideTypes';

const SPACING: ControlOverride = { min: 0, max: 10 };

const PAPERS = ['One', 'Two', 'Three'].map((text) => `<Paper sx={{ p: 2 }}>${text}</Paper>`);

const COLUMNS = PAPERS.map((paper) => `  <Grid size={4}>\n    ${paper}\n  </Grid>`);

/** What arranges others. */
export const layout: Record<string, ComponentOverride> = {
  Grid: {
    wide: true,
    template: `<Grid {...props}>\n${COLUMNS.join('\n')}\n</Grid>`,
    attributes: ['container'],
    initial: { spacing: 2 },
    only: ['wrap'],
    controls: {
      columns: { min: 1, max: 24, default: 12 },
      direction: { options: ['row', 'row-reverse'] },
      spacing: SPACING,
      columnSpacing: SPACING,
      rowSpacing: SPACING,
    },
  },
  Stack: {
    template: `<Stack {...props}>\n  ${PAPERS.join('\n  ')}\n</Stack>`,
    initial: { direction: 'row', spacing: 2 },
    controls: {
      direction: { options: ['row', 'row-reverse', 'column', 'column-reverse'] },
      divider: { elements: { Divider: '<Divider flexItem orientation="vertical" />' } },
      spacing: SPACING,
    },
  },
};
