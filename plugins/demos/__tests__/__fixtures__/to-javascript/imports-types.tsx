import * as React from 'react';
import type { Dayjs } from 'dayjs';
import type Theme from './theme';
import type * as Models from './models';
import dayjs, { type Dayjs as Day } from 'dayjs';
import Button, { ButtonProps } from '@mui/material/Button';
import { Dialog, type DialogProps, dialogClasses } from '@mui/material';
import { SxProps } from '@mui/system';
import Slide, { SlideProps, slideClasses } from '@mui/material/Slide';
import {
  unstable_useTreeItem as useTreeItem,
  UseTreeItemParameters,
} from '@mui/x-tree-view';
import Unused from './unused';
import 'dayjs/locale/de';
import './styles.css';
import data from './data.json' with { type: 'json' };

interface Props extends ButtonProps, DialogProps, SlideProps {
  day: Dayjs | Day;
  sx: SxProps<Theme>;
  model: Models.Model;
  item: UseTreeItemParameters;
}

export default function ImportsTypes(props: Props) {
  useTreeItem(data);
  return (
    <Dialog className={dialogClasses.root}>
      <Button>{dayjs(props.day).format()}</Button>
      <span className={slideClasses.root} />
    </Dialog>
  );
}
