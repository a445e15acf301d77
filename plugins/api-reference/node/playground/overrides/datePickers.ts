import type { ComponentOverride, LibraryOverrides } from '../overrideTypes';

const FLAGS = ['disabled', 'readOnly', 'disableFuture', 'disablePast'];

/** A fixed day: what the server renders is what the browser does, whatever day it is. */
const DAY = "dayjs('2026-04-14T15:30')";

/** A component within what its dates need. */
function withDates(name: string, override: ComponentOverride): ComponentOverride {
  return {
    template: `<LocalizationProvider dateAdapter={AdapterDayjs}>\n  <${name} {...props} />\n</LocalizationProvider>`,
    attributes: [`defaultValue={${DAY}}`],
    ...override,
    imports: [
      "import dayjs from 'dayjs';",
      "import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';",
    ],
  };
}

const PICKER: ComponentOverride = {
  initial: { label: 'Appointment' },
  only: [
    ...FLAGS,
    'formatDensity',
    'orientation',
    'disableHighlightToday',
    'displayWeekNumber',
    'ampm',
    'monthsPerRow',
    'showDaysOutsideCurrentMonth',
    'skipDisabled',
    'yearsOrder',
    'yearsPerRow',
  ],
  controls: {
    minutesStep: { min: 1, max: 30 },
  },
};

const FIELD: ComponentOverride = {
  initial: { label: 'Appointment' },
  only: [
    ...FLAGS,
    ...['clearable', 'clearButtonPosition', 'color', 'error', 'formatDensity', 'fullWidth', 'helperText'],
    ...['hiddenLabel', 'required', 'shouldRespectLeadingZeros', 'size', 'variant'],
  ],
};

const CALENDAR: ComponentOverride = {
  attributes: [`defaultValue={${DAY}}`],
  only: [
    ...FLAGS,
    ...['disableHighlightToday', 'displayWeekNumber', 'loading', 'monthsPerRow'],
    ...['showDaysOutsideCurrentMonth', 'yearsOrder', 'yearsPerRow'],
  ],
};

/** Playgrounds of the date and time pickers. */
export const datePickers: LibraryOverrides = {
  importOf: (name) => `import { ${name} } from '@mui/x-date-pickers/${name}';`,
  components: {
    DateCalendar: withDates('DateCalendar', CALENDAR),
    DateField: withDates('DateField', FIELD),
    DatePicker: withDates('DatePicker', {
      ...PICKER,
      controls: { openTo: { options: ['year', 'day'] } },
    }),
    DateTimeField: withDates('DateTimeField', FIELD),
    DateTimePicker: withDates('DateTimePicker', PICKER),
    TimeField: withDates('TimeField', FIELD),
    TimePicker: withDates('TimePicker', PICKER),
  },
};
