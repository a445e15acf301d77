import { DEFAULT_SETTINGS, type PaletteColors, type ThemeSettings } from '../preferences';

type Change = Partial<Pick<ThemeSettings, 'paletteMode' | 'direction' | 'paletteColors'>>;

/** Spec §4 "Theme actions". */
export type ThemeAction =
  | { type: 'setSpacing'; payload: number }
  | { type: 'increaseSpacing' }
  | { type: 'decreaseSpacing' }
  | { type: 'setDense'; payload: boolean }
  | { type: 'resetDensity' }
  | { type: 'resetColors' }
  | { type: 'change'; payload: Change };

function sameColors(one: PaletteColors, other: PaletteColors): boolean {
  return one.primary?.main === other.primary?.main && one.secondary?.main === other.secondary?.main;
}

function change(state: ThemeSettings, payload: Change): ThemeSettings {
  const { paletteMode = state.paletteMode, direction = state.direction } = payload;
  const { paletteColors = state.paletteColors } = payload;
  const isSame =
    paletteMode === state.paletteMode &&
    direction === state.direction &&
    sameColors(paletteColors, state.paletteColors);
  return isSame ? state : { ...state, paletteMode, direction, paletteColors };
}

/**
 * The theme settings after an action (spec §4 "Theme actions").
 *
 * @throws for an action of another type, with its name (spec §8)
 */
export function themeReducer(state: ThemeSettings, action: ThemeAction): ThemeSettings {
  const { dense, spacing, paletteColors } = DEFAULT_SETTINGS;
  switch (action.type) {
    case 'setSpacing':
      return { ...state, spacing: action.payload };
    case 'increaseSpacing':
      return { ...state, spacing: state.spacing + 1 };
    case 'decreaseSpacing':
      return { ...state, spacing: state.spacing - 1 };
    case 'setDense':
      return { ...state, dense: action.payload };
    case 'resetDensity':
      return { ...state, dense, spacing };
    case 'resetColors':
      return { ...state, paletteColors };
    case 'change':
      return change(state, action.payload);
    default:
      throw new Error(
        `Unrecognized theme action type "${(action as { type: unknown }).type}". Dispatch setSpacing, ` +
          'increaseSpacing, decreaseSpacing, setDense, resetDensity, resetColors or change.',
      );
  }
}
