import { Fragment } from 'react';
import { Select } from '@base-ui/react/select';

const groups = [
  {
    label: 'Europe',
    items: [
      { value: 'lis', label: 'Lisbon' },
      { value: 'osl', label: 'Oslo' },
    ],
  },
  {
    label: 'Asia',
    items: [
      { value: 'hnd', label: 'Tokyo' },
      { value: 'sin', label: 'Singapore' },
    ],
  },
];

export default function GroupedSelect() {
  return (
    <div className="grid justify-items-start gap-1.5 font-[system-ui,sans-serif] text-base text-gray-900 dark:text-gray-100">
      <Select.Root items={groups} defaultValue="osl">
        <Select.Label className="font-semibold">Office</Select.Label>
        <Select.Trigger className="box-border flex min-h-10 w-full max-w-70 cursor-pointer items-center justify-between gap-3 rounded-lg border border-gray-500 bg-white px-3 py-1.5 text-start font-[system-ui,sans-serif] text-base text-inherit hover:bg-gray-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-800 data-popup-open:bg-gray-100 dark:bg-gray-900 dark:hover:bg-gray-800 dark:focus-visible:outline-blue-200 dark:data-popup-open:bg-gray-800">
          <Select.Value />
          <Select.Icon>▾</Select.Icon>
        </Select.Trigger>
        <Select.Portal>
          <Select.Positioner className="z-200">
            <Select.Popup className="box-border max-h-(--available-height) max-w-(--available-width) min-w-(--anchor-width) overflow-y-auto rounded-xl border border-gray-500 bg-white p-1 font-[system-ui,sans-serif] text-base text-gray-900 shadow-[0_10px_28px_rgb(0_0_0/22%)] focus-visible:outline-none dark:bg-gray-900 dark:text-gray-100">
              {groups.map((group, index) => (
                <Fragment key={group.label}>
                  {index > 0 && (
                    <Select.Separator className="mx-2.5 my-1 h-px bg-gray-500" />
                  )}
                  <Select.Group>
                    <Select.GroupLabel className="px-2.5 pt-2.5 pb-1 text-sm font-semibold text-gray-600 dark:text-gray-400">
                      {group.label}
                    </Select.GroupLabel>
                    {group.items.map(({ value, label }) => (
                      <Select.Item
                        key={value}
                        value={value}
                        className="grid cursor-default grid-cols-[1fr_1em] gap-3 rounded-lg px-2.5 py-2 select-none data-highlighted:bg-blue-800 data-highlighted:text-white data-highlighted:outline-none dark:data-highlighted:bg-blue-200 dark:data-highlighted:text-gray-950 forced-colors:data-highlighted:bg-[Highlight] forced-colors:data-highlighted:text-[HighlightText] forced-colors:data-highlighted:forced-color-adjust-none"
                      >
                        <Select.ItemText>{label}</Select.ItemText>
                        <Select.ItemIndicator>✓</Select.ItemIndicator>
                      </Select.Item>
                    ))}
                  </Select.Group>
                </Fragment>
              ))}
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
    </div>
  );
}
