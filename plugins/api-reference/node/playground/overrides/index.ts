import type { LibraryOverrides } from '../overrideTypes';
import { baseUi } from './baseUi';
import { charts } from './charts';
import { datePickers } from './datePickers';
import { joyUi } from './joyUi';
import { materialUi } from './materialUi';
import { treeView } from './treeView';

/** The playgrounds of each library, by package. */
export const OVERRIDES: Readonly<Record<string, LibraryOverrides>> = {
  '@base-ui/react': baseUi,
  '@mui/joy': joyUi,
  '@mui/material': materialUi,
  '@mui/x-charts': charts,
  '@mui/x-date-pickers': datePickers,
  '@mui/x-tree-view': treeView,
};
