import { createBox } from './boxes';

const createStringBox = createBox;
const boxes = [createBox, createStringBox];
export const open = createBox().open;
export default boxes;
