import Delete from '@mui/icons-material/Delete';
import Tile from './_shared/Tile';
import data from '../data';
import type { Row } from './types';

export default function Demo() {
  return <Tile icon={<Delete />} rows={data as Row[]} />;
}
