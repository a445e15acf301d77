import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { createSvgIcon } from '@mui/material/utils';

const CheckedBoxIcon = createSvgIcon(
  <path
    fillRule="evenodd"
    d="M4 4h16v16H4zm6.5 13L19 8.5 17.6 7l-7.1 7.1L7.4 11 6 12.4z"
  />,
  'CheckedBox',
);
const EmptyBoxIcon = createSvgIcon(
  <path fillRule="evenodd" d="M4 4h16v16H4zm2 2v12h12V6z" />,
  'EmptyBox',
);

const departments = [
  'Customer support',
  'Design',
  'Engineering',
  'Finance',
  'Legal',
  'Marketing',
];

export default function CheckboxOptions() {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={departments}
      renderOption={({ key, ...props }, department, { selected }) => {
        const Icon = selected ? CheckedBoxIcon : EmptyBoxIcon;
        return (
          <li key={key} {...props}>
            <Icon
              fontSize="small"
              color={selected ? 'primary' : 'action'}
              sx={{ marginInlineEnd: 1 }}
            />
            {department}
          </li>
        );
      }}
      sx={{ width: '100%', maxWidth: 420 }}
      renderInput={(params) => (
        <TextField {...params} label="Visible to departments" />
      )}
    />
  );
}
