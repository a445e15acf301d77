import type { ComponentOverride, LibraryOverrides } from '../overrideTypes';

const HEIGHT = 'height={260}';

const QUARTERS = "xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'band' }]}";
const POINTS = "xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'point' }]}";
const SERIES =
  "series={[\n  { data: [4, 3, 5, 7], label: 'Tea' },\n  { data: [6, 6, 4, 5], label: 'Coffee' },\n]}";

/** What all charts have in common. */
const COMMON: ComponentOverride = {
  wide: true,
  only: ['hideLegend', 'loading', 'skipAnimation', 'disableKeyboardNavigation'],
};

const components: Record<string, ComponentOverride> = {
  BarChart: {
    ...COMMON,
    attributes: [HEIGHT, QUARTERS, SERIES],
    controls: { borderRadius: { min: 0, max: 24 } },
  },
  LineChart: { ...COMMON, attributes: [HEIGHT, POINTS, SERIES] },
  PieChart: {
    ...COMMON,
    attributes: [
      HEIGHT,
      "series={[\n  {\n    data: [\n      { id: 0, value: 40, label: 'Tea' },\n      { id: 1, value: 60, label: 'Coffee' },\n    ],\n  },\n]}",
    ],
  },
  ScatterChart: {
    ...COMMON,
    attributes: [
      HEIGHT,
      "series={[\n  {\n    label: 'Cups',\n    data: [\n      { id: 0, x: 1, y: 4 },\n      { id: 1, x: 3, y: 2 },\n      { id: 2, x: 5, y: 6 },\n    ],\n  },\n]}",
    ],
  },
  SparkLineChart: {
    wide: true,
    attributes: ['height={120}', 'data={[1, 4, 2, 5, 7, 2, 4, 6]}'],
    only: ['area', 'curve', 'plotType', 'showHighlight', 'showTooltip', 'skipAnimation'],
  },
  Gauge: {
    attributes: ['width={180}', 'height={180}'],
    initial: { value: 60 },
    only: ['skipAnimation'],
    controls: {
      value: { min: 0, max: 100 },
      valueMin: { min: 0, max: 100 },
      valueMax: { min: 1, max: 1000 },
      startAngle: { min: -360, max: 360 },
      endAngle: { min: -360, max: 360 },
    },
  },
};

/** Playgrounds of the charts. */
export const charts: LibraryOverrides = {
  importOf: (name) => `import { ${name} } from '@mui/x-charts/${name}';`,
  components,
};
