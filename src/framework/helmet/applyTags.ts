import { IDENTITY, type Tag } from './tags';

/** What the server marks as its own too: elements by `true`, `html` and `body` by the names of the attributes. */
const MARK = 'data-rh';

function createTag({ type, attributes, content = '' }: Tag): Element {
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(MARK, 'true');
  element.textContent = content;
  return element;
}

/** Elements that are right as they are stay: a style sheet would be loaded again, a script run again. */
function applyElements(type: string, tags: readonly Tag[]): void {
  const old = [...document.head.querySelectorAll(`${type}[${MARK}]`)];
  const added = tags.map(createTag).filter((element) => {
    const index = old.findIndex((candidate) => candidate.isEqualNode(element));
    if (index >= 0) old.splice(index, 1);
    return index < 0;
  });
  old.forEach((element) => element.remove());
  document.head.append(...added);
}

function applyAttributes(element: Element, tags: readonly Tag[]): void {
  const attributes = Object.assign({}, ...tags.map((tag) => tag.attributes)) as Record<string, string>;
  const names = Object.keys(attributes);
  const before = element.getAttribute(MARK)?.split(',') ?? [];
  for (const name of before) if (name && !(name in attributes)) element.removeAttribute(name);
  for (const name of names) {
    const value = attributes[name] ?? '';
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  if (names.length > 0) element.setAttribute(MARK, names.join(','));
  else element.removeAttribute(MARK);
}

/** Makes the document's head, and the attributes of `html` and `body`, what the merged tags say. */
export function applyTags(tags: readonly Tag[]): void {
  const byType = (type: string) => tags.filter((tag) => tag.type === type);
  const title = byType('title').at(-1)?.content;
  if (title !== undefined && title !== document.title) document.title = title;
  applyAttributes(document.documentElement, byType('html'));
  applyAttributes(document.body, byType('body'));
  for (const type of Object.keys(IDENTITY)) applyElements(type, byType(type));
}
