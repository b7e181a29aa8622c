import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Asks the browser for the fonts of the first screen with the page itself, so that text does not change its shape. */
export function preloadFonts(nameParts: readonly string[]): Plugin {
  return {
    name: 'crewvine-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, context): HtmlTagDescriptor[] {
        const files = Object.keys(context.bundle ?? {});
        const wanted = files.filter(
          (file) => file.endsWith('.woff2') && nameParts.some((part) => file.includes(`/${part}`)),
        );
        return wanted.map((file) => ({
          tag: 'link',
          injectTo: 'head-prepend',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
        }));
      },
    },
  };
}
