import { buildLicenseCall, needsLicense } from '../licenses';

describe('needsLicense (issue 6 point 6)', () => {
  it.each(['@mui/x-data-grid-pro', '@mui/x-date-pickers-pro/DateRangePicker', '@mui/x-charts-premium'])(
    'is true of %s',
    (name) => expect(needsLicense(['react', name])).toBe(true),
  );

  it.each(['@mui/x-data-grid', '@mui/x-internals', '@mui/x-license', '@mui/material', './x-data-grid-pro'])(
    'is false of %s',
    (name) => expect(needsLicense([name])).toBe(false),
  );
});

test('buildLicenseCall takes the key as source, and turns reports off', () => {
  expect(buildLicenseCall('"key"')).toContain('setLicenseKey("key" || undefined)');
  expect(buildLicenseCall('KEY')).toContain('disableTelemetry()');
});
