/** One line of a code block as a reader sees it. */
export interface CodeLine {
  text: string;
  /** What a `diff` fence says about it. */
  change?: 'added' | 'removed';
  isHighlighted?: boolean;
}
