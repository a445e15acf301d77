/**
 * Versions whose every component and hook has a written page that names it in `components` or `hooks` of its front matter
 * (issue 9 point 1); `npm run check:docs` compares them with what the installed package exports.
 */
export interface Coverage {
  /** Id of a product in `docs/products.ts`. */
  product: string;
  version: string;
  /** What has an API page only, and why. */
  except: Readonly<Record<string, string>>;
}

export const coverage: readonly Coverage[] = [
  {
    product: 'material-ui',
    version: 'v9',
    except: {
      PigmentContainer: 'Container for Pigment CSS, which has no stable release.',
      PigmentGrid: 'Grid for Pigment CSS, which has no stable release.',
      PigmentStack: 'Stack for Pigment CSS, which has no stable release.',
    },
  },
];
