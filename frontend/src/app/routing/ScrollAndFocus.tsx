import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const WAIT_FOR_SECTION_MS = 2000;

/** After a link, shows and focuses the top of the new screen or the section that the link names. */
export function ScrollAndFocus() {
  const location = useLocation();
  const navigation = useNavigationType();
  const lastPath = useRef(location.pathname);
  useEffect(() => {
    const { pathname, hash } = location;
    if (hash) return scrollToSection(hash.slice(1));
    if (lastPath.current === pathname) return undefined;
    lastPath.current = pathname;
    if (navigation !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
    return undefined;
  }, [location, navigation]);
  return null;
}

/** The page that contains the section may still be loading. */
function scrollToSection(id: string): () => void {
  const started = performance.now();
  let frame = 0;
  const look = (): void => {
    const section = document.getElementById(decodeURIComponent(id));
    if (section) section.scrollIntoView();
    else if (performance.now() - started < WAIT_FOR_SECTION_MS) frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}
