import type { Context } from 'koa';
import { describe, expect, it } from 'vitest';
import { asId } from '#kernel/ids.ts';
import type { Caller } from '#platform/http/routing/route.ts';
import { PHONE_AGENT } from '#testing/browser/browser.ts';
import type { PageAnswer, PublicPage } from '#platform/pages/public-page.ts';
import { PageAnswers } from './page-answers.ts';
import type { PageTrees } from './page-trees.ts';

type Look = PublicPage['answer'];
const FOUND: PageAnswer = { status: 200, head: { title: 'Framer', description: 'Frames', path: '/job/1' } };

const MOST_LINKS = 3;
const SESSION = 'crewvine.sid=1';
const READER: Caller = {
  id: asId('01890a5d-ac96-774b-bcce-b302099a8057'),
  userType: 'referrer',
  sessionId: '1',
  hasSecondFactor: false,
};
const NO_TREE: PageTrees['of'] = async () => null;

function answersOf(
  look: Look,
  limits: ConstructorParameters<typeof PageAnswers>[1] = {},
  draw: PageTrees['of'] = NO_TREE,
) {
  const warnings: unknown[] = [];
  let links = 0;
  const answers = new PageAnswers(
    {
      pages: [{ path: '/job/:id', answer: look }],
      publicUrl: 'http://crewvine.test',
      log: { warn: (cause: unknown) => void warnings.push(cause) },
      nonceMark: 'NONCE',
      trees: { of: draw },
      read: (work) => work(),
      loadSession: async () => undefined,
      readerOf: async (ctx) => (ctx.get('Cookie') === SESSION ? READER : null),
      countLink: async () => {
        links += 1;
        if (links > MOST_LINKS) throw new Error('Too many tries');
      },
    },
    limits,
  );
  const ask = (url: string, language = 'en', headers: Record<string, string> = {}, method = 'GET') => {
    const [path = '', querystring = ''] = url.split('?');
    const ctx = {
      method,
      path,
      url,
      querystring,
      state: {},
      get: (name: string) => headers[name] ?? '',
      cookies: { get: () => undefined },
      acceptsLanguages: () => language,
    };
    return answers.of(ctx as unknown as Context);
  };
  return { ask, warnings };
}

describe('the head of a page', () => {
  it('the head is looked up once a second for each address and language', async () => {
    let looks = 0;
    let now = 0;
    const { ask } = answersOf(
      async () => {
        looks += 1;
        return FOUND;
      },
      { now: () => now },
    );
    const together = await Promise.all([ask('/job/1'), ask('/job/1'), ask('/job/1')]);
    expect(together.map(({ head }) => head.includes('Framer'))).toEqual([true, true, true]);
    expect(looks).toBe(1);
    await ask('/job/1', 'es');
    expect(looks).toBe(2);
    now = 1001;
    await ask('/job/1');
    expect(looks).toBe(3);
  });

  it('a failed look-up of the head gives the plain page and a warning in the log', async () => {
    const { ask, warnings } = answersOf(async () => {
      throw new Error('no database');
    });
    const { status, head, robots } = await ask('/job/1');
    expect([status, robots]).toEqual([200, null]);
    expect(head).toContain('<title>Crewvine</title>');
    expect(head).not.toContain('robots');
    expect(warnings).toHaveLength(1);
  });

  it('a slow look-up of the head gives the plain page', async () => {
    const { ask } = answersOf(() => new Promise<never>(() => undefined), { patienceMs: 1 });
    expect((await ask('/job/1')).head).toContain('<title>Crewvine</title>');
  });

  it('too many simultaneous look-ups give the plain page without waiting', async () => {
    let release: (answer: PageAnswer) => void = () => undefined;
    const held = new Promise<PageAnswer>((resolve) => (release = resolve));
    const { ask } = answersOf(() => held, { atOnce: 2 });
    const first = [ask('/job/1'), ask('/job/2')];
    expect((await ask('/job/3')).head).toContain('<title>Crewvine</title>');
    release(FOUND);
    for (const { head } of await Promise.all(first)) expect(head).toContain('<title>Framer</title>');
    expect((await ask('/job/4')).head).toContain('<title>Framer</title>');
  });
});

describe('the tree of a page', () => {
  const TREE = { tree: '<h1>Framer</h1>', styles: '', data: '{}', language: 'en', status: 200 } as const;

  it('the tree is rendered once a second for each address with its query and language', async () => {
    const drawn: string[][] = [];
    const draw: PageTrees['of'] = async ({ path, url, language }) => {
      drawn.push([path, url, language]);
      return TREE;
    };
    const { ask } = answersOf(async () => FOUND, {}, draw);
    const together = await Promise.all([ask('/job/1?a=b'), ask('/job/1?a=b')]);
    expect(together.map(({ tree }) => tree)).toEqual([TREE, TREE]);
    expect(together[0]?.plain).not.toContain('<h1>');
    await ask('/job/1?a=b', 'es');
    expect(drawn).toEqual([
      ['/job/1', '/job/1?a=b', 'en'],
      ['/job/1', '/job/1?a=b', 'es'],
    ]);
  });

  it('the tree is not rendered after a failed look-up of the head or for a redirect', async () => {
    const draw: PageTrees['of'] = async () => TREE;
    const broken = answersOf(() => Promise.reject(new Error('no database')), {}, draw);
    expect((await broken.ask('/job/1')).tree).toBeNull();
    const moved = answersOf(async () => ({ redirect: '/jobs' }), {}, draw);
    expect((await moved.ask('/job/1')).tree).toBeNull();
  });
});

describe('the page of a secret link', () => {
  const LETTER = { tree: '<h1>Carta</h1>', styles: '', data: '{}', language: 'es', status: 200 } as const;
  const BROWSER = {
    'User-Agent': 'Mozilla/5.0 (X11; Linux) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0',
  };

  function linksOf() {
    const drawn: string[] = [];
    const { ask } = answersOf(
      async () => FOUND,
      {},
      async ({ url }) => {
        drawn.push(url);
        return LETTER;
      },
    );
    return { ask, drawn };
  }

  it('each visit of a secret link is rendered separately, and in the language of its rendering', async () => {
    const { ask, drawn } = linksOf();
    const [one, other] = await Promise.all([
      ask('/sign-offer/secret', 'en', BROWSER),
      ask('/sign-offer/secret', 'en', BROWSER),
    ]);
    expect(drawn).toEqual(['/sign-offer/secret', '/sign-offer/secret']);
    expect(one).toMatchObject({ tree: LETTER, language: 'es', isSecret: true, robots: 'noindex, nofollow' });
    expect(other).toEqual(one);
    expect(one.head).not.toContain('secret');
  });

  it('a secret link is not rendered for programs, HEAD requests, and signed-in users', async () => {
    const { ask, drawn } = linksOf();
    const bare = [
      await ask('/sign-offer/secret', 'en', { 'User-Agent': 'WhatsApp/2.23' }),
      await ask('/sign-offer/secret', 'en', BROWSER, 'HEAD'),
      await ask('/sign-offer/secret', 'en', { ...BROWSER, Cookie: 'crewvine.sid=1' }),
    ];
    expect(drawn).toEqual([]);
    for (const answer of bare) expect(answer).toMatchObject({ tree: null, isSecret: true, status: 200 });
  });

  it('a secret link is not rendered beyond its rate limit', async () => {
    const { ask, drawn } = linksOf();
    for (let count = 0; count < MOST_LINKS + 1; count += 1) await ask(`/sign-offer/${count}`, 'en', BROWSER);
    expect(drawn).toHaveLength(MOST_LINKS);
  });
});

describe('the dashboard of a signed-in user', () => {
  const TREE = { tree: '<h1>Welcome</h1>', styles: '', data: '{}', language: 'en', status: 200 } as const;
  const PHONE = { 'User-Agent': PHONE_AGENT, Cookie: SESSION };

  function dashboardsOf() {
    const drawn: (readonly [url: string, reader: string | undefined])[] = [];
    const { ask } = answersOf(
      async () => FOUND,
      {},
      async ({ url, reader }) => {
        drawn.push([url, reader?.id]);
        return TREE;
      },
    );
    return { ask, drawn };
  }

  it('each visit is rendered for its reader, even if two come at the same time', async () => {
    const { ask, drawn } = dashboardsOf();
    const visit = () => ask('/worker-dashboard?tab=status', 'en', PHONE);
    for (const answer of await Promise.all([visit(), visit()]))
      expect(answer).toMatchObject({ tree: TREE, isSecret: true, robots: 'noindex' });
    const url = '/worker-dashboard?tab=status';
    expect(drawn).toEqual([
      [url, READER.id],
      [url, READER.id],
    ]);
  });

  it('other screens, computers, and previews get the application', async () => {
    const { ask, drawn } = dashboardsOf();
    const undrawn = [
      await ask('/profile', 'en', PHONE),
      await ask('/worker-dashboard', 'en', { ...PHONE, 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64)' }),
      await ask('/worker-dashboard', 'en', { ...PHONE, 'Sec-Purpose': 'prefetch;prerender' }),
      await ask('/worker-dashboard', 'en', PHONE, 'HEAD'),
    ];
    expect(drawn).toEqual([]);
    for (const answer of undrawn) expect(answer).toMatchObject({ tree: null, isSecret: false, status: 200 });
  });

  it('a person whose session has ended gets the application, which no one stores', async () => {
    const { ask, drawn } = dashboardsOf();
    const answer = await ask('/worker-dashboard', 'en', { ...PHONE, Cookie: 'crewvine.sid=ended' });
    expect(answer).toMatchObject({ tree: null, isSecret: true, status: 200 });
    expect(drawn).toEqual([]);
  });
});
