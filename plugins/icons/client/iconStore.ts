import { BLOCK_SIZE, type Drawing, type IconStyle } from '../types';
import { parseBlock, parseList, type Icons } from './parseIcons';

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/** The drawings of one version of the package, fetched by blocks when a page wants to show them. */
export class IconStore {
  private readonly blocks = new Map<string, Drawing[] | 'loading'>();
  private readonly listeners = new Set<() => void>();
  private changes = 0;

  /** @param folder address of the version's files, with a slash at the end */
  constructor(private readonly folder: string) {}

  /** @throws Error where the network or what it brings fails */
  async loadNames(): Promise<Icons> {
    return parseList(await fetchJson(`${this.folder}names.json`));
  }

  /** What an icon draws; `undefined` until it is there. */
  get(style: IconStyle, index: number): Drawing | undefined {
    const block = this.blocks.get(this.keyOf(style, index));
    return block === 'loading' ? undefined : block?.[index % BLOCK_SIZE];
  }

  /** Fetches what is not there yet of some icons; what failed is tried again the next time. */
  want(style: IconStyle, indexes: Iterable<number>): void {
    for (const key of new Set(Array.from(indexes, (index) => this.keyOf(style, index)))) {
      if (!this.blocks.has(key)) void this.load(key);
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly getChanges = (): number => this.changes;

  private keyOf(style: IconStyle, index: number): string {
    return `${style}/${Math.floor(index / BLOCK_SIZE)}`;
  }

  private async load(key: string): Promise<void> {
    this.blocks.set(key, 'loading');
    try {
      this.blocks.set(key, parseBlock(await fetchJson(`${this.folder}${key}.json`)));
    } catch {
      this.blocks.delete(key);
    }
    this.changes += 1;
    this.listeners.forEach((listener) => listener());
  }
}
