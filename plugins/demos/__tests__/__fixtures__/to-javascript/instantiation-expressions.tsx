import { createBox, type Box } from './boxes';

const createStringBox = createBox<string>;
const boxes = [createBox<number>, createStringBox];
export const open = (createBox<boolean>)().open;
export type { Box };
export default boxes;
