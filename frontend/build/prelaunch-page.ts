import type { Plugin } from 'vite';

const ON: readonly unknown[] = ['on', 'true', '1'];

/** Does for the development server what the server does with the built page: writes PRELAUNCH into it. */
export function prelaunchPage(): Plugin {
  return {
    name: 'crewvine-prelaunch-page',
    apply: 'serve',
    transformIndexHtml: (html) =>
      ON.includes(process.env['PRELAUNCH']) ? html.replace('<html ', '<html data-prelaunch="true" ') : html,
  };
}
