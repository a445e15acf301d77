import { useEffect, useState, type RefObject } from 'react';

/** Height of a row and smallest width of a cell, in CSS pixels; the style sheet has the same. */
export const ROW_HEIGHT = 100;
export const CELL_WIDTH = 98;

/** Rows above and below the visible ones. */
const OVERSCAN = 1;

export interface GridWindow {
  columns: number;
  /** Rows that fit. */
  pageRows: number;
  /** Rows to render, the last one included. */
  first: number;
  last: number;
}

function measure(box: HTMLElement): GridWindow {
  const { clientWidth, clientHeight, scrollTop } = box;
  const first = Math.floor(scrollTop / ROW_HEIGHT);
  return {
    columns: Math.max(1, Math.floor(clientWidth / CELL_WIDTH)),
    pageRows: Math.max(1, Math.floor(clientHeight / ROW_HEIGHT)),
    first: Math.max(0, first - OVERSCAN),
    last: Math.ceil((scrollTop + clientHeight) / ROW_HEIGHT) - 1 + OVERSCAN,
  };
}

/** What a box that scrolls shows of a grid of equal cells; `null` until it is measured. */
export function useGridWindow(ref: RefObject<HTMLElement | null>): GridWindow | null {
  const [shown, setShown] = useState<GridWindow | null>(null);
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const update = () =>
      setShown((before) => {
        const next = measure(box);
        const keys = Object.keys(next) as (keyof GridWindow)[];
        return before && keys.every((key) => before[key] === next[key]) ? before : next;
      });
    const observer = new ResizeObserver(update);
    observer.observe(box);
    box.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', update);
    };
  }, [ref]);
  return shown;
}
