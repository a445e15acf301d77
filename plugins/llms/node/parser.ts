/** A piece of Markdown, by its place in the text. */
export interface Token {
  type: string;
  start: { offset: number };
  end: { offset: number };
}

/** The tokens of a text, in its order, outer ones first. */
export type Parse = (markdown: string) => Token[];

/** Loads the parser: CommonMark with GitHub's tables, footnotes and the like. */
export async function createParser(): Promise<Parse> {
  const [{ parse, postprocess, preprocess }, { gfm }] = await Promise.all([
    import('micromark'),
    import('micromark-extension-gfm'),
  ]);
  return (markdown) => {
    const chunks = preprocess()(markdown, undefined, true);
    const events = postprocess(
      parse({ extensions: [gfm()] })
        .document()
        .write(chunks),
    );
    return events.flatMap(([kind, token]) => (kind === 'enter' ? [token] : []));
  };
}
