import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

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
        const Icon = selected ? CheckBoxIcon : CheckBoxOutlineBlankIcon;
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
