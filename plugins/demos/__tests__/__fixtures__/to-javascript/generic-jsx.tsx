import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import { DataGrid } from '@mui/x-data-grid';

interface Option {
  label: string;
}

export default function GenericJsx() {
  return (
    <React.Fragment>
      <Autocomplete<Option, true, false, false>
        multiple
        options={[{ label: 'One' }]}
        renderInput={(params) => <input {...params.inputProps} />}
      />
      <DataGrid<
        Option
      >
        rows={[]}
        columns={[]}
      />
      <Menu.Item<string> value="a" />
    </React.Fragment>
  );
}
