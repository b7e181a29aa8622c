import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { signUpReferrer, signUpWorker, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { WrittenRows } from '#modules/community/testing/written-rows.ts';

type Reader = Pick<SignedUp, 'client'>;

let app: TestApplication;
let rows: WrittenRows;
let author: SignedUp;
let visitor: Reader;

beforeAll(async () => {
  app = await startTestApplication();
  rows = new WrittenRows(app);
  author = await signUpReferrer(app, { firstName: 'Wanda', lastName: 'Writer' });
  visitor = { client: app.client() };
});
afterAll(() => app.stop());

const ask = ({ client }: Reader, q: string, more = '') =>
  client.get(`/api/search/community?q=${encodeURIComponent(q)}${more}`);
const hits = async (reader: Reader, q: string, more = ''): Promise<Loose[]> => {
  const { status, body } = await ask(reader, q, more);
  if (status !== 200) throw new Error(`${q} answers ${status}`);
  return body;
};
const found = async (reader: Reader, q: string, more = ''): Promise<readonly string[]> =>
  (await hits(reader, q, more)).map(({ id }) => id);
const words = (pieces: readonly { text: string; isHit: boolean }[]): string =>
  pieces.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('');

describe('searching the community', () => {
  it('the search finds posts, boards, and events together, newest first, with the place of each', async () => {
    const board = await rows.board(author, { name: 'Gable builders', description: 'All about gables' });
    const post = await rows.post({ author, board, title: 'Which gable vent?', content: 'Mine leaks.' });
    const event = await rows.event(author, { title: 'Gable day', board });
    const all = await hits(visitor, 'gable');
    expect(all.map(({ kind, id }) => [kind, id])).toEqual([
      ['events', event],
      ['posts', post],
      ['boards', board],
    ]);
    const at = { id: board, name: 'Gable builders' };
    expect(all[0]).toMatchObject({ board: at, eventType: 'training', timeZone: 'America/Chicago' });
    expect(all[1]).toMatchObject({
      board: at,
      event: null,
      category: null,
      author: { id: author.id, firstName: 'Wanda', lastName: 'Writer' },
      replyCount: 0,
    });
    expect(all[2]).toMatchObject({ industry: 'roofing', isPrivate: false });
    expect([words(all[0]?.title), words(all[1]?.title), words(all[2]?.excerpt)]).toEqual([
      '[Gable] day',
      'Which [gable] vent?',
      'All about [gables]',
    ]);
  });

  it('the search ranks titles before texts, whole words before beginnings, and then the newest first', async () => {
    const begun = await rows.post({ author, title: 'Harnessmaker wanted' });
    const inText = await rows.post({ author, title: 'Roof anchors', content: 'A harness for each of you.' });
    const board = await rows.board(author, { name: 'Harness fit and care' });
    const event = await rows.event(author, { title: 'Harness day' });
    const laterText = await rows.post({ author, title: 'What to bring', content: 'Bring your harness.' });
    await rows.post({ author, title: 'Hardscape talk', content: 'Pavers and walls.' });
    const ranked = [event, board, laterText, inText, begun];
    expect(await found(visitor, 'harness')).toEqual(ranked);
    expect(words((await hits(visitor, 'harness'))[2]?.excerpt)).toBe('Bring your [harness].');
    const seen: string[] = [];
    let address: string | undefined = '/api/search/community?q=harness&limit=2';
    while (address) {
      const { body, headers }: HttpAnswer<Loose> = await visitor.client.get(address);
      seen.push(...body.map(({ id }: { id: string }) => id));
      address = /<([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1];
    }
    expect(seen).toEqual(ranked);
  });

  it('the search finds and marks a trade word in the other language', async () => {
    const english = await rows.post({ author, title: 'Andirons', content: 'Tie off your ladder.' });
    const spanish = await rows.post({
      author,
      title: 'Consejo',
      content: 'Revise sus escaleras.',
      language: 'es',
    });
    for (const q of ['ladder', 'ladders ', 'escalera', 'escaleras ']) {
      expect(await found(visitor, q)).toEqual([spanish, english]);
    }
    expect((await hits(visitor, 'escalera')).map(({ excerpt }) => words(excerpt))).toEqual([
      'Revise sus [escaleras].',
      'Tie off your [ladder].',
    ]);
    expect((await found(visitor, 'arnés')).length).toBeGreaterThan(0);
  });

  it('the search returns only the requested kinds', async () => {
    const board = await rows.board(author, { name: 'Corbel people' });
    await rows.post({ author, board, title: 'Which corbel?' });
    await rows.event(author, { title: 'Corbel day', board });
    const kinds = async (names: string) =>
      (await hits(visitor, 'corbel', `&in=${names}`)).map(({ kind }) => kind);
    expect(await kinds('boards')).toEqual(['boards']);
    expect(await kinds('events,posts')).toEqual(['events', 'posts']);
    expect(await kinds('')).toHaveLength(3);
    expect((await ask(visitor, 'corbel', '&in=people')).body.message).toBe('Search posts, boards or events');
  });

  it('the search understands both languages: endings, accents, and beginnings', async () => {
    const english = await rows.post({ author, title: 'Welders wanted', content: 'We are welding beams.' });
    const spanish = await rows.post({
      author,
      title: 'Soldadores con certificación',
      content: 'Estamos soldando vigas metálicas.',
      language: 'es',
    });
    expect(await found(visitor, 'welder')).toEqual([spanish, english]);
    expect(await found(visitor, 'WELDS beam')).toEqual([english]);
    expect(await found(visitor, 'soldador certificacion')).toEqual([spanish]);
    expect(await found(visitor, 'certif')).toEqual([spanish]);
    expect(await found(visitor, 'viga metalica')).toEqual([spanish]);
    expect(await found(visitor, 'welder certificacion')).toEqual([spanish]);
    expect(await found(visitor, 'wanted certificacion')).toEqual([]);
    expect(words((await hits(visitor, 'viga'))[0]?.excerpt)).toBe('Estamos soldando [vigas] metálicas.');
  });

  it.each([
    ['Framer/Carpenter swap', 'swap framer', '[Framer]/Carpenter [swap]'],
    ['Framer/Carpenter swap', 'swap carpenter', 'Framer/[Carpenter] [swap]'],
    ['HVAC/R scam', 'scam hvac', '[HVAC]/R [scam]'],
    ['HVAC/R scam', 'scam HVAC/R', '[HVAC]/R [scam]'],
    ['A/C blower', 'blower ac', 'A/C [blower]'],
    ['A/C blower', 'blower hvac', 'A/C [blower]'],
    ['Fit Sr.Chaser', 'fit senior', '[Fit] [Sr].Chaser'],
    ['24/7 crane', 'crane 24/7', '[24]/[7] [crane]'],
    ['Co-op O’Neil', "o'neil co-op", '[Co]-[op] [O]’[Neil]'],
    ['Co-op O’Neil', 'coop oneil', 'Co-op O’Neil'],
    ['Dallas/Fort Worth meet', 'dallas meet', '[Dallas]/Fort Worth [meet]'],
  ])('the search finds the post, board, and event "%s" by "%s"', async (title, q, shown) => {
    const board = await rows.board(author, { name: title });
    const post = await rows.post({ author, title });
    const event = await rows.event(author, { title });
    const all = await hits(visitor, q);
    expect(all.map(({ id }) => id).slice(0, 3)).toEqual([event, post, board]);
    expect(all.slice(0, 3).map((hit) => words(hit.title))).toEqual([shown, shown, shown]);
  });

  it('an escaped character of a post appears as typed', async () => {
    const post = await rows.post({ author, title: 'Budget', html: '<p>R&amp;D gutter</p>' });
    expect(await found(visitor, 'R&D gutter ')).toEqual([post]);
    expect(await found(visitor, 'amp gutter ')).toEqual([]);
  });

  it('the search ignores formatting marks and the IDs of mentions', async () => {
    const html = '<p><strong>Dormer</strong> &lt;b&gt; <img src="/api/images/x" alt="zinc"></p>';
    const post = await rows.post({ author, title: 'A question', html });
    expect(await found(visitor, 'dormer')).toEqual([post]);
    expect(await found(visitor, 'strong')).toEqual([]);
    expect(words((await hits(visitor, 'dormer'))[0]?.excerpt)).toBe('[Dormer] <b>');
  });

  it('the search accepts any input', async () => {
    for (const q of [
      "'; drop table",
      'a & | ! :*',
      '%%',
      '\\\\',
      '<->',
      '(((',
      'the of',
      '😀😀',
      'x'.repeat(200),
    ]) {
      expect((await ask(visitor, q)).status).toBe(200);
    }
    for (const q of ['', ' ', 'x', 'x'.repeat(201), 'a\0b']) expect((await ask(visitor, q)).status).toBe(400);
    expect((await ask(visitor, 'gable', '&cursor=x')).status).toBe(400);
  });

  it('the next page continues after the last hit, across all kinds', async () => {
    const ids = [
      await rows.board(author, { name: 'Purlin one' }),
      await rows.post({ author, title: 'Purlin two' }),
      await rows.event(author, { title: 'Purlin three' }),
      await rows.post({ author, title: 'Purlin four' }),
    ].toReversed();
    const seen: string[] = [];
    let address: string | undefined = '/api/search/community?q=purlin&limit=3';
    while (address) {
      const { body, headers }: HttpAnswer<Loose> = await visitor.client.get(address);
      seen.push(...body.map(({ id }: { id: string }) => id));
      address = /<([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1];
    }
    expect(seen).toEqual(ids);
  });
});

describe('hits that the reader may not read', () => {
  it('outsiders find a private board by its description, but none of its posts', async () => {
    const [owner, member] = [await signUpWorker(app), await signUpWorker(app)];
    const board = await rows.board(owner, { isPrivate: true, name: 'Soffit circle' });
    await rows.join(board, member);
    const post = await rows.post({ author: owner, board, title: 'Soffit secrets' });
    const event = await rows.event(owner, { board, title: 'Soffit night' });
    const countFor = async (reader: Reader): Promise<unknown> =>
      (await hits(reader, 'soffit')).find(({ id }) => id === board)?.['memberCount'];
    for (const reader of [visitor, author]) expect(await found(reader, 'soffit')).toEqual([board]);
    expect([await countFor(visitor), await countFor(author)]).toEqual([null, null]);
    expect(await countFor(member)).toEqual(expect.any(Number));
    expect(await found(member, 'soffit')).toEqual([event, post, board]);
    await rows.leave(board, member);
    expect(await found(member, 'soffit')).toEqual([board]);
  });

  it('nothing of a hidden board is found, and of an archived one only the board itself', async () => {
    const board = await rows.board(author, { name: 'Fascia fans' });
    const post = await rows.post({ author, board, title: 'Fascia boards' });
    const change = (assignment: string) =>
      rows.run(`update industry_boards set ${assignment} where id = $1`, [board]);
    await change('archived_at = now()');
    expect(await found(visitor, 'fascia')).toEqual([post]);
    await change('is_hidden = true');
    for (const reader of [visitor, author]) expect(await found(reader, 'fascia')).toEqual([]);
  });

  it('a text that is hidden, deleted, or in review is not found, even by its author', async () => {
    for (const state of ['is_hidden = true', 'deleted_at = now()', 'in_review = true']) {
      await rows.change(await rows.post({ author, title: 'Flashing' }), state);
    }
    for (const status of ['draft', 'in_review', 'cancelled'])
      await rows.event(author, { title: 'Flashing', status });
    const hidden = await rows.event(author, { title: 'Flashing' });
    await rows.run('update events set is_hidden = true where id = $1', [hidden]);
    for (const reader of [visitor, author]) expect(await found(reader, 'flashing')).toEqual([]);
  });

  it('an event closed to the reader is not found', async () => {
    const board = await rows.board(author, { name: 'Open' });
    const event = await rows.event(author, { board, title: 'Truss', visibility: 'board' });
    const open = await rows.event(author, { title: 'Truss' });
    const [member, insider] = [await signUpWorker(app), await signUpWorker(app)];
    await rows.join(board, insider);
    const at = async (id: string, title: string) => {
      const post = await rows.post({ author, title });
      await rows.run('update discussion_posts set category = null, event_id = $2 where id = $1', [post, id]);
      return post;
    };
    const [inside, outside] = [await at(event, 'Truss talk'), await at(open, 'Truss chat')];
    expect(await found(member, 'truss')).toEqual([outside, open]);
    expect(await found(insider, 'truss')).toEqual([outside, inside, open, event]);
    expect((await hits(member, 'truss'))[0]).toMatchObject({
      event: { id: open, name: 'Truss' },
      board: null,
    });
  });

  it('neither person finds the other’s texts after either one blocked the other', async () => {
    const [one, other] = [await signUpWorker(app), await signUpWorker(app)];
    const ids = [
      await rows.post({ author: one, title: 'Rafter' }),
      await rows.event(one, { title: 'Rafter' }),
    ];
    expect(await found(other, 'rafter')).toEqual(ids.toReversed());
    for (const [by, whom] of [
      [one, other],
      [other, one],
    ] as const) {
      await by.client.post(`/api/users/${whom.id}/block`, { kind: 'block' });
      expect(await found(other, 'rafter')).toEqual([]);
      await by.client.delete(`/api/users/${whom.id}/block`);
    }
    expect(await found(other, 'rafter')).toEqual(ids.toReversed());
    expect(await found(visitor, 'rafter')).toEqual(ids.toReversed());
  });
});

describe('a search among many texts', () => {
  it('the search finds rare old texts and very common words, on pages that do not overlap', async () => {
    const old = await rows.post({ author, title: 'Quoin stones' });
    await rows.run(
      `insert into discussion_posts (id, author_id, category, title, content, content_html, last_activity_at, top_rank,
          created_at, updated_at)
        select ('ffffffff-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, $1, 'general', 'Mortar ' || n, '', '', now(),
          0, now(), now() from generate_series(1, 1100) n`,
      [author.id],
    );
    expect(await found(visitor, 'quoin')).toEqual([old]);
    const first = await ask(visitor, 'mortar', '&limit=50');
    const next = /<([^>]+)>/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
    const second = await visitor.client.get(next);
    const titles = [...first.body, ...second.body].map(({ title }) => words(title));
    expect(titles).toEqual(Array.from({ length: 100 }, (_, index) => `[Mortar] ${1100 - index}`));
  });
});
