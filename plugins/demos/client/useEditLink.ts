import { useEffect, useRef } from 'react';
import { readEditName } from '../../kit/client/editHash';
import type { DemoShellProps } from '../types';
import { isEditable } from './isEditable';
import { stemOf } from './prefixes';

/**
 * Opens the editor of a demo whose edit the address brings: when the demo comes to life, and when a link changes the
 * hash later (issue 3 point 5). What the link brings is shown, and runs only when the reader says so (design §8).
 */
export function useEditLink(props: DemoShellProps, onOpen: () => unknown): void {
  const open = useRef(onOpen);
  useEffect(() => {
    open.current = onOpen;
  });
  useEffect(() => {
    const follow = () => {
      if (readEditName(window.location.hash) === stemOf(props.name) && isEditable(props)) open.current();
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [props]);
}
