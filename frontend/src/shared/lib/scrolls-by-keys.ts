const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]';

/**
 * A `ref` for a part that scrolls. If its content overflows and contains nothing to focus, the part becomes
 * focusable, so that keys scroll it (WCAG 2.1.1). Focus inside the part stays there.
 */
export function scrollsByKeys(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined;
  const look = (): void => {
    const isLonger = part.scrollHeight > part.clientHeight || part.scrollWidth > part.clientWidth;
    if (isLonger && part.querySelector(FOCUSABLE) === null) part.tabIndex = 0;
    else if (document.activeElement !== part) part.removeAttribute('tabindex');
  };
  const resized = new ResizeObserver(look);
  resized.observe(part);
  const changed = new MutationObserver(look);
  changed.observe(part, { childList: true, subtree: true, attributeFilter: ['disabled', 'href'] });
  look();
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
}
