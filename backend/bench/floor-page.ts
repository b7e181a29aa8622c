import path from 'node:path';
import type { AskInProcess } from '#platform/http/contract/page-rendering.ts';
import { loadRenderer } from '#app/pages/page-trees.ts';

const JOB = /^\/api\/jobs\/([\w-]+)$/;
const WEB_ROOT = path.resolve(import.meta.dirname, '../../frontend/dist');

/**
 * The minimal server for a job's page: renders the web client's server build with one read, for each call.
 */
export async function drawnJobPage(
  oneJob: (id: string) => Promise<string>,
): Promise<(id: string) => Promise<string>> {
  const render = await loadRenderer(WEB_ROOT);
  const ask: AskInProcess = async (address) => {
    const [, id] = JOB.exec(address) ?? [];
    if (id === undefined) return { status: 200, text: '[]', headers: {} };
    return { status: 200, text: await oneJob(id), headers: {} };
  };
  return async (id) => {
    if (render === null) throw new Error('There is no build of the web client: npm run build');
    const { tree, styles, data } = await render({
      url: `/job/${id}`,
      language: 'en',
      isLanguageChosen: true,
      isSignedIn: false,
      publicUrl: 'http://bench',
      isPrelaunch: false,
      now: Date.now(),
      nonce: 'floor',
      ask,
    });
    return `<!doctype html><head>${styles}</head><body>${tree}<script>${data}</script></body>`;
  };
}
