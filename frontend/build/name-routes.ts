import type { HtmlTagDescriptor, Plugin } from 'vite';

const TABLE = 'src/app/routes.ts';

/** Says in the page where the table of screens is, so that `boot.js` can ask for it before the entry runs. */
export function nameRoutes(): Plugin {
  return {
    name: 'crewvine-name-routes',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, context): HtmlTagDescriptor[] {
        const chunk = Object.values(context.bundle ?? {}).find(
          (part) => part.type === 'chunk' && part.facadeModuleId?.endsWith(TABLE),
        );
        if (!chunk) throw new Error(`${TABLE} is no chunk of its own`);
        return [
          { tag: 'meta', injectTo: 'head-prepend', attrs: { name: 'routes', content: `/${chunk.fileName}` } },
        ];
      },
    },
  };
}
