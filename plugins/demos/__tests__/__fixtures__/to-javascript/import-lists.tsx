import Tabs, { type TabsProps, tabsClasses } from '@mui/material/Tabs';
import {
  // The list itself.
  List,
  type ListProps, // its props
  // And one row of it.
  ListItem,
  ListItemProps,
} from '@mui/material';
import Grid, {
  type GridProps,
  GridSize,
} from '@mui/material/Grid';

type Props = TabsProps & ListProps & ListItemProps & GridProps & { size: GridSize };

export default (props: Props) => [Tabs, tabsClasses, List, ListItem, Grid, props];
