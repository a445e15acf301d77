import Box from '@mui/material/Box';
import useAutocomplete from '@mui/material/useAutocomplete';

const colors = ['Amber', 'Coral', 'Indigo', 'Teal', 'Violet'];

export default function OwnMarkup() {
  const combobox = useAutocomplete({ options: colors });

  return (
    <Box sx={{ width: '100%', maxWidth: 320, typography: 'body1' }}>
      <Box component="label" {...combobox.getInputLabelProps()}>
        Accent color
      </Box>
      <Box {...combobox.getRootProps()} ref={combobox.setAnchorEl}>
        <Box
          component="input"
          {...combobox.getInputProps()}
          sx={{
            boxSizing: 'border-box',
            width: '100%',
            p: 1,
            font: 'inherit',
            color: 'text.primary',
            bgcolor: 'background.paper',
            border: '1px solid',
            borderColor: 'text.secondary',
          }}
        />
      </Box>
      {combobox.groupedOptions.length > 0 && (
        <Box
          component="ul"
          {...combobox.getListboxProps()}
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            border: '1px solid',
            borderColor: 'divider',
            '& [role="option"]': { p: 1, cursor: 'pointer' },
            '& .Mui-focused': { bgcolor: 'action.hover' },
            '& [aria-selected="true"]': { fontWeight: 'bold' },
          }}
        >
          {combobox.groupedOptions.map((option, index) => {
            const { key, ...props } = combobox.getOptionProps({
              option,
              index,
            });
            return (
              <li key={key} {...props}>
                {option}
              </li>
            );
          })}
        </Box>
      )}
    </Box>
  );
}
