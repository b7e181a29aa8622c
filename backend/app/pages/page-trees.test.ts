import { expect, it } from 'vitest';
import { asId } from '#kernel/ids.ts';
import type { Caller } from '#platform/http/routing/route.ts';
import type { RenderPage } from '#platform/http/contract/page-rendering.ts';
import { PageTrees } from './page-trees.ts';

const TREE = { tree: '<h1>Framer</h1>', styles: '', data: '{}', language: 'en' } as const;

const DRAWN = { ...TREE, status: 200 };
/** The status for links with these tokens. */
const STATUSES = new Map([
  ['unknown', 404],
  ['mistyped', 400],
  ['over', 410],
  ['too-often', 429],
]);

function treesOf(render: RenderPage | null | Error, limits: ConstructorParameters<typeof PageTrees>[1] = {}) {
  const warnings: unknown[] = [];
  let loads = 0;
  const trees = new PageTrees(
    {
      load: async () => {
        loads += 1;
        if (render instanceof Error) throw render;
        return render;
      },
      reads: {
        signedIn: () => async (address) => ({
          status: address.includes('employer') ? 403 : 200,
          text: '{}',
          headers: {},
        }),
        speaking: () => async () => ({ status: 401, text: '{}', headers: {} }),
        holdingLink: () => async (address) => ({
          status: STATUSES.get(address.split('/').at(-1) ?? '') ?? 200,
          text: '{}',
          headers: {},
        }),
      },
      publicUrl: 'http://crewvine.test',
      isPrelaunch: false,
      nonceMark: 'NONCE',
      now: () => 0,
      log: { warn: (cause: unknown) => void warnings.push(cause) },
    },
    limits,
  );
  const draw = (path: string, reader: Caller | null = null) =>
    trees.of({ path, url: path, language: 'en', isLanguageChosen: false, reader });
  return { draw, warnings, loads: () => loads };
}

it('public pages and secret links are rendered by a build that is loaded once', async () => {
  const { draw, loads } = treesOf(async () => TREE);
  expect([await draw('/job/1'), await draw('/JOB/2/')]).toEqual([DRAWN, DRAWN]);
  expect([await draw('/sign-offer/secret'), await draw('/waitlist')]).toEqual([DRAWN, DRAWN]);
  expect([await draw('/dashboard'), await draw('/check-in/1/secret')]).toEqual([null, null]);
  expect(loads()).toBe(1);
});

it('only the page of a secret link can read the data behind it', async () => {
  const statuses: number[] = [];
  const { draw } = treesOf(async ({ url, ask }) => {
    statuses.push((await ask(`/api${url}`)).status);
    return TREE;
  });
  expect([await draw('/job/1'), await draw('/sign-offer/secret')]).toEqual([DRAWN, DRAWN]);
  expect(statuses).toEqual([401, 200]);
});

it.each([
  ['never was', 'unknown', 404],
  ['was mistyped', 'mistyped', 404],
  ['is over', 'over', 410],
  ['was opened too often, which the browser finds out for itself', 'too-often', undefined],
])('the page has the status of a link that %s', async (_what, token, status) => {
  const { draw } = treesOf(async ({ url, ask }) => {
    await ask(`/api${url}`);
    return TREE;
  });
  expect((await draw(`/sign-offer/${token}`))?.status).toBe(status);
});

it('the dashboard of a signed-in user is rendered if that user may read all of its data', async () => {
  const reader: Caller = {
    id: asId('01890a5d-ac96-774b-bcce-b302099a8057'),
    userType: 'referrer',
    sessionId: '1',
    hasSecondFactor: false,
  };
  const signedIn: boolean[] = [];
  const { draw } = treesOf(async ({ url, ask, isSignedIn }) => {
    signedIn.push(isSignedIn);
    await ask(`/api${url}`);
    return TREE;
  });
  expect(await draw('/referrer-dashboard', reader)).toEqual(DRAWN);
  expect(await draw('/employer-dashboard', reader)).toBeNull();
  expect([await draw('/profile', reader), await draw('/job/1')]).toEqual([null, DRAWN]);
  expect(signedIn).toEqual([true, true, false]);
});

it('the browser renders if the server build is missing or broken', async () => {
  expect(await treesOf(null).draw('/job/1')).toBeNull();
  const broken = treesOf(new Error('a build that is cut off'));
  expect(await broken.draw('/job/1')).toBeNull();
  expect(broken.warnings).toHaveLength(1);
});

it('the browser renders if a page throws, and the log contains the reason', async () => {
  const { draw, warnings } = treesOf(async () => {
    throw new Error('a screen that breaks');
  });
  expect([await draw('/job/1'), await draw('/sign-offer/secret')]).toEqual([null, null]);
  expect(warnings).toMatchObject([{ screen: '/job/:id' }, { screen: '/sign-offer/:token' }]);
  expect(JSON.stringify(warnings)).not.toContain('secret');
});

it('the browser renders if the server takes too long', async () => {
  const { draw } = treesOf(() => new Promise<never>(() => undefined), { patienceMs: 1 });
  expect(await draw('/job/1')).toBeNull();
});

it('the browser renders if the server is already rendering the maximum', async () => {
  let release: (tree: typeof TREE) => void = () => undefined;
  const held = new Promise<typeof TREE>((resolve) => (release = resolve));
  const { draw } = treesOf(() => held, { atOnce: 1 });
  const first = draw('/job/1');
  expect(await draw('/job/2')).toBeNull();
  release(TREE);
  expect(await first).toEqual(DRAWN);
  expect(await draw('/job/2')).toEqual(DRAWN);
});
