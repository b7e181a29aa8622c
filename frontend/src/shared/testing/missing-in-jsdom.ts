const nothing = (): void => undefined;

/** What components call and a DOM without a layout does not have, and what it takes long to work out for nothing. */
export function bringWhatIsMissing(): void {
  Object.assign(Element.prototype, {
    scrollIntoView: nothing,
    hasPointerCapture: () => false,
    setPointerCapture: nothing,
    releasePointerCapture: nothing,
  });
  Object.assign(globalThis, {
    scrollTo: nothing,
    // No style rules are loaded: what is hidden is so by an attribute.
    getComputedStyle: ({ style }: HTMLElement) => style,
    ResizeObserver: class {
      observe = nothing;
      unobserve = nothing;
      disconnect = nothing;
    },
    matchMedia: (media: string) => ({
      media,
      matches: false,
      addEventListener: nothing,
      removeEventListener: nothing,
    }),
  });
}
