import { useId } from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

const times = ['Breakfast', 'Lunch', 'Afternoon tea', 'Dinner'];

export default function SelectHero() {
  const id = useId();
  return (
    <div className="grid justify-items-start gap-1.5 font-[system-ui,sans-serif] text-base text-gray-900 dark:text-gray-100">
      <label htmlFor={id} className="font-semibold">
        Meal
      </label>
      <Select
        id={id}
        placeholder="Choose a meal"
        slotProps={{
          root: {
            className:
              "box-border flex min-h-10 w-full max-w-65 cursor-pointer justify-between gap-3 rounded-lg border border-gray-500 bg-white px-3 py-1.5 text-start font-[system-ui,sans-serif] text-base text-inherit after:content-['▾'/''] hover:bg-gray-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-green-800 aria-expanded:bg-gray-100 dark:bg-gray-900 dark:hover:bg-gray-800 dark:focus-visible:outline-green-200 dark:aria-expanded:bg-gray-800",
          },
          popup: { className: 'z-200', offset: 4, strategy: 'fixed' },
          listbox: {
            className:
              'm-0 box-border max-h-70 min-w-65 list-none overflow-y-auto rounded-xl border border-gray-500 bg-white p-1 font-[system-ui,sans-serif] text-base text-gray-900 shadow-[0_10px_28px_rgb(0_0_0/22%)] focus-visible:outline-none dark:bg-gray-900 dark:text-gray-100',
          },
        }}
      >
        {times.map((time) => (
          <Option
            key={time}
            value={time}
            slotProps={{
              root: ({ highlighted, selected }) => ({
                className: [
                  'cursor-default rounded-lg px-2.5 py-2 outline-none select-none',
                  selected && 'font-semibold',
                  highlighted &&
                    'bg-green-900 text-white dark:bg-green-200 dark:text-gray-950 forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
                ]
                  .filter(Boolean)
                  .join(' '),
              }),
            }}
          >
            {time}
          </Option>
        ))}
      </Select>
    </div>
  );
}
