import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import { Dialog, dialogClasses } from '@mui/material';
import { slideClasses } from '@mui/material/Slide';
import { unstable_useTreeItem as useTreeItem } from '@mui/x-tree-view';
import 'dayjs/locale/de';
import './styles.css';
import data from './data.json' with { type: 'json' };

export default function ImportsTypes(props) {
  useTreeItem(data);
  return (
    <Dialog className={dialogClasses.root}>
      <Button>{dayjs(props.day).format()}</Button>
      <span className={slideClasses.root} />
    </Dialog>
  );
}
