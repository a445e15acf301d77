import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import { DataGrid } from '@mui/x-data-grid';

export default function GenericJsx() {
  return (
    <React.Fragment>
      <Autocomplete
        multiple
        options={[{ label: 'One' }]}
        renderInput={(params) => <input {...params.inputProps} />}
      />
      <DataGrid rows={[]} columns={[]} />
      <Menu.Item value="a" />
    </React.Fragment>
  );
}
