import type { Plugin } from 'vite';

const ON: readonly unknown[] = ['on', 'true', '1'];

/** What the server does with the built page, for the development server: PRELAUNCH stands in the page itself. */
export function prelaunchPage(): Plugin {
  return {
    name: 'crewvine-prelaunch-page',
    apply: 'serve',
    transformIndexHtml: (html) =>
      ON.includes(process.env['PRELAUNCH']) ? html.replace('<html ', '<html data-prelaunch="true" ') : html,
  };
}
