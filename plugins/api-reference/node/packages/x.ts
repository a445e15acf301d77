import type { Conventions } from '../extract/conventions';

const DATE_PICKERS = ['DayCalendarSkeleton', 'DateTimePickerTabs', 'PickersSectionList', 'PickersTextField'];

const TREE_VIEW = ['TreeItemDragAndDropOverlay', 'TreeItemIcon', 'TreeItemProvider'];

const CHARTS = [
  'AnimatedArea',
  'BarElement',
  'BarLabel',
  'ChartsAxisTooltipContent',
  'ChartsBrushOverlay',
  'ChartsItemTooltipContent',
  'ChartsLegend',
  'ChartsRadiusAxis',
  'ChartsReferenceLine',
  'ChartsRotationAxis',
  'ChartsText',
  'ChartsTooltipContainer',
  'ChartsWrapper',
  'ContinuousColorLegend',
  'FocusedRadarMark',
  'Gauge',
  'GaugeContainer',
  'HighlightedScatterMark',
  'PieArc',
  'PieArcLabel',
  'PieArcLabelPlot',
  'PieArcPlot',
  'PiecewiseColorLegend',
  'RadarAxis',
  'RadarAxisHighlight',
  'RadarGrid',
  'RadarMetricLabels',
  'RadarSeriesArea',
  'RadarSeriesMarks',
  'RadarSeriesPlot',
  'Toolbar',
  'ToolbarButton',
];

/**
 * MUI X. The components that are listed have a page of their own although their declarations do not say so: they are
 * styled or wrapped, and their doc comment stays behind.
 */
export const x: Conventions = {
  packages: /^@mui\/x-(?:data-grid|date-pickers|charts|tree-view)(?:-pro|-premium)?$/,
  components: [...DATE_PICKERS, ...TREE_VIEW, ...CHARTS],
  hidden: [
    'useApplyPropagationToSelectedItemsOnMount',
    'useFirstRender',
    'useGridLogger',
    'useGridVirtualization',
    'useOnMount',
    'useRunOnce',
    'useRunOncePerLoop',
  ],
  themePrefix: 'Mui',
};
