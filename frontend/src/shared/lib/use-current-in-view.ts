import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a row that scrolls on a narrow screen: scrolls the current element into view.
 * @param chosen selector of the current element within the row
 */
export function useCurrentInView<T extends HTMLElement>(chosen: string): RefObject<T | null> {
  const row = useRef<T>(null);
  useEffect(() => {
    const list = row.current;
    const current = list?.querySelector<HTMLElement>(chosen);
    if (!list || !current) return;
    const end = current.offsetLeft + current.offsetWidth - list.offsetLeft;
    if (end > list.scrollLeft + list.clientWidth) list.scrollLeft = end - list.clientWidth;
  });
  return row;
}
