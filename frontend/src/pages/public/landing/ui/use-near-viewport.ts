import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

const MARGIN = '200px';

/** True once the element comes near the window, and at once where the address names a section of the page. */
export function useNearViewport<Element extends HTMLElement>(): readonly [
  RefObject<Element | null>,
  boolean,
] {
  const element = useRef<Element>(null);
  const { hash } = useLocation();
  const [seen, setSeen] = useState(false);
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
