import { Select } from '@base-ui/react/select';

interface Person {
  id: number;
  name: string;
  role: string;
}

const people: Person[] = [
  { id: 1, name: 'Amara Diallo', role: 'Design, 2 open tasks' },
  { id: 2, name: 'Jonas Lindqvist', role: 'Engineering, 5 open tasks' },
  { id: 3, name: 'Mei Tanaka', role: 'Support, on leave until Monday' },
];

export default function ObjectValues() {
  return (
    <div className="grid justify-items-start gap-1.5 font-[system-ui,sans-serif] text-base text-gray-900 dark:text-gray-100">
      <Select.Root<Person>
        defaultValue={people[1]}
        itemToStringLabel={(person) => person.name}
        itemToStringValue={(person) => String(person.id)}
        isItemEqualToValue={(a, b) => a.id === b.id}
      >
        <Select.Label className="font-semibold">Assignee</Select.Label>
        <Select.Trigger className="box-border flex min-h-10 w-full max-w-70 cursor-pointer items-center justify-between gap-3 rounded-lg border border-gray-500 bg-white px-3 py-1.5 text-start font-[system-ui,sans-serif] text-base text-inherit hover:bg-gray-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-800 data-popup-open:bg-gray-100 dark:bg-gray-900 dark:hover:bg-gray-800 dark:focus-visible:outline-blue-200 dark:data-popup-open:bg-gray-800">
          <Select.Value />
          <Select.Icon>▾</Select.Icon>
        </Select.Trigger>
        <Select.Portal>
          <Select.Positioner
            alignItemWithTrigger={false}
            sideOffset={6}
            className="z-200"
          >
            <Select.Popup className="box-border max-h-(--available-height) max-w-(--available-width) min-w-(--anchor-width) overflow-y-auto rounded-xl border border-gray-500 bg-white p-1 font-[system-ui,sans-serif] text-base text-gray-900 shadow-[0_10px_28px_rgb(0_0_0/22%)] focus-visible:outline-none dark:bg-gray-900 dark:text-gray-100">
              {people.map((person) => (
                <Select.Item
                  key={person.id}
                  value={person}
                  label={person.name}
                  className="grid cursor-default grid-cols-[1fr_1em] items-center gap-3 rounded-lg px-2.5 py-2 select-none data-highlighted:bg-blue-800 data-highlighted:text-white data-highlighted:outline-none dark:data-highlighted:bg-blue-200 dark:data-highlighted:text-gray-950 forced-colors:data-highlighted:bg-[Highlight] forced-colors:data-highlighted:text-[HighlightText] forced-colors:data-highlighted:forced-color-adjust-none"
                >
                  <Select.ItemText>
                    {person.name}
                    <span className="block text-sm opacity-85">
                      {person.role}
                    </span>
                  </Select.ItemText>
                  <Select.ItemIndicator>✓</Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
    </div>
  );
}
