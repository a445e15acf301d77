import Tabs, { tabsClasses } from '@mui/material/Tabs';
import {
  // The list itself.
  List,
  // And one row of it.
  ListItem,
} from '@mui/material';
import Grid from '@mui/material/Grid';

export default (props) => [Tabs, tabsClasses, List, ListItem, Grid, props];
