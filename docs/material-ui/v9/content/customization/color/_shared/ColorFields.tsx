import { useState } from 'react';
import * as colors from '@mui/material/colors';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export const hues = {
  red: colors.red,
  pink: colors.pink,
  purple: colors.purple,
  deepPurple: colors.deepPurple,
  indigo: colors.indigo,
  blue: colors.blue,
  lightBlue: colors.lightBlue,
  cyan: colors.cyan,
  teal: colors.teal,
  green: colors.green,
  lightGreen: colors.lightGreen,
  lime: colors.lime,
  yellow: colors.yellow,
  amber: colors.amber,
  orange: colors.orange,
  deepOrange: colors.deepOrange,
  brown: colors.brown,
  grey: colors.grey,
  blueGrey: colors.blueGrey,
};

export type Hue = keyof typeof hues;
export type Shade = keyof typeof colors.red;

/** A color of the library, or any other one. */
export interface Choice {
  hue: Hue;
  shade: Shade;
  hex: string;
}

const shades = [
  ...['50', '100', '200', '300', '400', '500', '600', '700', '800', '900'],
  ...['A100', 'A200', 'A400', 'A700'],
] as unknown as Shade[];

const isHex = (text: string) => /^#([\da-f]{3}|[\da-f]{6})$/i.test(text);

export const isOfLibrary = ({ hue, shade, hex }: Choice) =>
  hues[hue][shade] === hex;

interface ColorFieldsProps {
  name: string;
  value: Choice;
  onChange: (value: Choice) => void;
}

export function ColorFields({ name, value, onChange }: ColorFieldsProps) {
  // What is being typed, while it is not a color yet.
  const [draft, setDraft] = useState<string | null>(null);
  const select = (hue: Hue, shade: Shade) => {
    setDraft(null);
    onChange({ hue, shade, hex: hues[hue][shade] });
  };

  return (
    <Stack role="group" aria-label={name} useFlexGap spacing={1.5}>
      <TextField
        select
        size="small"
        label={`${name}: hue`}
        value={value.hue}
        onChange={(event) => select(event.target.value as Hue, value.shade)}
      >
        {Object.keys(hues).map((hue) => (
          <MenuItem key={hue} value={hue}>
            {hue}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={`${name}: shade`}
        value={String(value.shade)}
        onChange={(event) =>
          select(value.hue, event.target.value as unknown as Shade)
        }
      >
        {shades.map((shade) => (
          <MenuItem key={shade} value={String(shade)}>
            {shade}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        label={`${name}: hex value`}
        value={draft ?? value.hex}
        error={draft !== null}
        helperText={
          draft === null ? ' ' : 'Three or six digits after #, such as #0a7'
        }
        slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false } }}
        onChange={(event) => {
          const text = event.target.value.trim();
          setDraft(isHex(text) ? null : text);
          if (isHex(text)) {
            onChange({ ...value, hex: text.toLowerCase() });
          }
        }}
      />
    </Stack>
  );
}
