/** Markup that is not valid and stays: what libraries render, and what is inherent in how demos are rendered. */
export interface AllowedMarkup {
  /** Name of a rule of html-validate. */
  rule: string;
  /** What the message says. */
  message: RegExp;
  /** Pages that show the library; by default all. */
  pages?: RegExp;
  reason: string;
}

export const allowed: readonly AllowedMarkup[] = [
  {
    rule: 'element-permitted-content',
    message: /^<style> element is not permitted as content under/,
    reason:
      'Emotion renders the styles of a demo beside its elements, so that the HTML of the server is styled before any script.',
  },
  {
    rule: 'element-permitted-content',
    message:
      /^<div> element is not permitted as content under <ul>|^<li> element is not permitted as content under <div>/,
    pages: /tree-view/,
    reason: 'Tree View folds a branch with a transition: its element stands between the list and the items.',
  },
  {
    rule: 'element-permitted-parent',
    message: /^<li> element requires a <ul>/,
    pages: /tree-view/,
    reason: 'The same elements, seen from the items.',
  },
  {
    rule: 'element-permitted-content',
    message: /^<div> element is not permitted as content under <label>/,
    pages: /material-ui\/(?:.*\/)?react-checkbox/,
    reason: 'FormControlLabel puts its text and the asterisk into a <div> where it is required.',
  },
  {
    rule: 'element-permitted-content',
    message: /^<div> element is not permitted as content under <button>/,
    pages: /react-charts/,
    reason: 'The legend of charts has buttons, and the marks in them are <div>s.',
  },
];
