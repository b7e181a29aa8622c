const nothing = (): void => undefined;

/** Adds functions that components call and jsdom lacks, and replaces slow ones that tests do not need. */
export function bringWhatIsMissing({ isPhone = false } = {}): void {
  Object.assign(Element.prototype, {
    scrollIntoView: nothing,
    hasPointerCapture: () => false,
    setPointerCapture: nothing,
    releasePointerCapture: nothing,
  });
  Object.assign(globalThis, {
    scrollTo: nothing,
    // No style rules are loaded, so only attributes hide elements.
    getComputedStyle: ({ style }: HTMLElement) => style,
    ResizeObserver: class {
      observe = nothing;
      unobserve = nothing;
      disconnect = nothing;
    },
    matchMedia: (media: string) => ({
      media,
      matches: isPhone && media.startsWith('(max-width'),
      addEventListener: nothing,
      removeEventListener: nothing,
    }),
  });
}
