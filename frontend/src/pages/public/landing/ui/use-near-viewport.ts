import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { isDrawnByServer } from '#shared/lib/index.ts';

const MARGIN = '200px';

/**
 * True once the element comes near the window. True from the start if the address names a section or the
 * server renders the page.
 */
export function useNearViewport<Element extends HTMLElement>(): readonly [
  RefObject<Element | null>,
  boolean,
] {
  const element = useRef<Element>(null);
  const { hash } = useLocation();
  const [seen, setSeen] = useState(isDrawnByServer);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSeen(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, seen || hash !== ''];
}
