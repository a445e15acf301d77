import React from 'react';
import { Theme } from '@mui/material/styles';
import * as Colors from '@mui/material/colors';
import Grid from './Grid';
import Row from './Row';
import Cell from './Cell';
import Shadowed from './Shadowed';
import Label from './Label';
import { Icon } from './Icon';
import { Tone } from './Tone';

type Palette = typeof Colors;

class Table<T> extends Grid<T> implements Row {
  Cell = 1;
  label: Cell = { Cell: 2, Label: 'x' };
}

function paint(theme: Theme, Shadowed: string) {
  const { Cell: cell, Tone } = theme as unknown as Palette;
  return [Shadowed, cell, Tone, theme.Cell];
}

export const icons = { Icon };
export default { paint, Table };
