import { useState, type ToggleEvent } from 'react';
import Box from '@mui/material/Box';

type Entry = [name: string, value: unknown];

/** Without what belongs to the library alone. */
export const listEntries = (node: object): Entry[] =>
  Object.entries(node).filter(
    ([name]) => !/^(internal_|unstable_|toRuntimeSource$)/.test(name),
  );

const isParent = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/** What is not a tree or a value of its own. */
function format(value: unknown): string {
  if (typeof value === 'function') {
    return 'function';
  }
  return typeof value === 'string' ? `'${value}'` : String(value);
}

const isHit = (path: string, value: unknown, wanted: string) =>
  path.toLowerCase().includes(wanted) ||
  (!isParent(value) && format(value).toLowerCase().includes(wanted));

export function countMatches(
  entries: readonly Entry[],
  wanted: string,
  parent = '',
): number {
  return entries.reduce((sum, [name, value]) => {
    const path = parent === '' ? name : `${parent}.${name}`;
    if (isParent(value)) {
      return sum + countMatches(listEntries(value), wanted, path);
    }
    return sum + Number(isHit(path, value, wanted));
  }, 0);
}

const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^(#|rgb|hsl)/.test(value);

interface ThemeNodeProps {
  name: string;
  /** Keys from the top of the theme, joined by dots. */
  path: string;
  value: unknown;
  /** Text of the search, in lower case. */
  wanted: string;
}

export function ThemeNode({ name, path, value, wanted }: ThemeNodeProps) {
  const [open, setOpen] = useState(wanted !== '');

  if (!isParent(value)) {
    return wanted === '' || isHit(path, value, wanted) ? (
      <Box sx={{ py: 0.5, paddingInlineStart: 2 }}>
        {name}:{' '}
        {isColor(value) && (
          <Box
            component="span"
            sx={{
              display: 'inline-block',
              width: '1em',
              height: '1em',
              marginInlineEnd: 0.75,
              border: '1px solid',
              borderColor: 'divider',
              verticalAlign: '-0.1em',
              bgcolor: value,
            }}
          />
        )}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {format(value)}
        </Box>
      </Box>
    ) : null;
  }

  const children = listEntries(value);
  if (wanted !== '' && countMatches(children, wanted, path) === 0) {
    return null;
  }

  return (
    <Box
      component="details"
      open={open}
      onToggle={(event: ToggleEvent<HTMLDetailsElement>) =>
        setOpen(event.currentTarget.open)
      }
      sx={{ paddingInlineStart: 2 }}
    >
      <Box
        component="summary"
        sx={{ py: 0.5, marginInlineStart: -2, cursor: 'pointer' }}
      >
        {name}{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {Array.isArray(value) ? 'list' : 'object'}, {children.length}
        </Box>
      </Box>
      {open &&
        children.map(([key, child]) => (
          <ThemeNode
            key={key}
            name={key}
            path={`${path}.${key}`}
            value={child}
            wanted={wanted}
          />
        ))}
    </Box>
  );
}
