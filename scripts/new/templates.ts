export interface PageTemplate {
  productId: string;
  title: string;
  /** Of a page that shows a component: its name, and where its code is. */
  component?: string;
  packageName?: string;
}

/** What `npm run check:docs` finds as long as it is there. */
const TODO = 'TODO:';

/** Markdown of a page to be written: the sections of the writing rules, each with what belongs there. */
export function pageTemplate({ productId, title, component, packageName }: PageTemplate): string {
  const description = `${TODO} one sentence of at most 160 characters that says what it is for.`;
  const front = [
    `productId: ${productId}`,
    `title: ${title}`,
    `description: '${description}'`,
    ...(component ? [`components: ${component}`] : []),
    ...(packageName ? [`packageName: '${packageName}'`] : []),
  ];
  const sections: [heading: string, hint: string][] = component
    ? [
        ['Introduction', 'the smallest demo that looks like real use, and how it is imported.'],
        ['Basics', 'a demo for each axis that readers choose along: variant, color, size, state.'],
        ['Use cases', 'three or more that people search for.'],
        ['Customization', 'theme, variants, sx, slots and classes, each shown.'],
        ['Accessibility', 'roles, labels, keyboard table, what the author has to supply.'],
        ['Anatomy', 'the DOM and the slots.'],
        ['Limitations', 'what surprises, or remove this section.'],
      ]
    : [
        [
          'The problem',
          'what the reader wants to do, then the shortest way that works, then others and what they cost.',
        ],
      ];
  return [
    `---\n${front.join('\n')}\n---\n`,
    `# ${title}\n`,
    `<p class="description">${description}</p>\n`,
    `${TODO} what it is, when to use it, and when to use something else.\n`,
    ...(component ? ['{{"component": "ComponentLinkHeader"}}\n'] : []),
    ...sections.map(([heading, hint]) => `## ${heading}\n\n${TODO} ${hint}\n`),
  ].join('\n');
}

/** A demo that compiles, renders, and is to be replaced. */
export function demoTemplate(name: string, library: string): string {
  const words = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
  const isMaterial = library === '@mui/material';
  return [
    ...(isMaterial ? ["import Button from '@mui/material/Button';\n"] : []),
    `export default function ${name}() {`,
    isMaterial
      ? `  return <Button variant="contained">${words}</Button>;`
      : `  return <button type="button">${words}</button>;`,
    '}\n',
  ].join('\n');
}
