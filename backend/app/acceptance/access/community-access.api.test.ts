import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { ROUTES } from '#platform/tokens.ts';
import {
  COMMUNITY_PEOPLE,
  type CommunityCall,
  type CommunityPerson,
} from '../../testing/community/community-call.ts';
import { COMMUNITY_CALLS, COMMUNITY_ENDINGS } from '../../testing/community/community-calls.ts';
import { COMMUNITY_PLAIN_CALLS } from '../../testing/community/community-plain-calls.ts';
import { communityThings, type CommunityThings } from '../../testing/community/community-things.ts';

/** The beginnings of the community's calls: posts, moderation, notifications, and the leaderboard. */
const OF_THE_COMMUNITY =
  /^\/api\/(?:board|industry|posts|replies|forum|event|my-events|calendar|search\/community|mention|text-preview|drafts|images|profile-picture|reports|my-reports|moderation|my-moderation|my-held|blocks|transparency|leaderboard|notification|push)/;
/** It never ends; `stream.api.test.ts` checks who has access. */
const ENDLESS = 'GET /api/notifications/stream';

const NOBODYS_ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const UUID = /^[\da-f-]{36}$/;
/** A placeholder for an ID in a body. */
const IN_BODY = /^:\w+$/;

/** Each call by its name, and by the things in its body. */
const table = (calls: readonly CommunityCall[]) =>
  calls.map((row) => ({ call: [row[0], ...thingsIn(row[2])].join(' '), row }));
const thingsIn = (body: object = {}): string[] =>
  Object.values(body).filter((value) => typeof value === 'string' && IN_BODY.test(value));
const namesSomething = ([call, , body]: CommunityCall): boolean =>
  call.includes(':') || thingsIn(body).length > 0;

const unknown = (id: string): string => (UUID.test(id) ? NOBODYS_ID : `${id.slice(0, -4)}0000`);
const malformed = (id: string): string => (UUID.test(id) ? 'not-an-id' : unknown(id));

describe('the community', () => {
  let app: TestApplication;
  let things: CommunityThings;

  beforeAll(async () => {
    app = await startTestApplication();
    things = await communityThings(app);
  });
  afterAll(() => app.stop());

  const named = (text: string, { ids }: CommunityThings, of: (id: string) => string): string =>
    text.replaceAll(/:([a-zA-Z]+)/g, (_all, name: string) => of(ids[name] ?? `no ${name}`));

  const ask = (
    {
      call,
      body,
      at,
    }: { readonly call: string; readonly body: object | undefined; readonly at: CommunityThings },
    who: CommunityPerson,
    of = (id: string) => id,
    ofBody = of,
  ): Promise<HttpAnswer<Loose>> => {
    const [method = '', address = ''] = call.split(' ');
    const sent: unknown =
      body &&
      JSON.parse(
        JSON.stringify(body, (_key, value) => (IN_BODY.test(value) ? named(value, at, ofBody) : value)),
      );
    return at.people[who].send(method, named(address, at, of), sent);
  };

  /** One after the other: a call that ends something affects the next one. */
  const expectAnswers = async ([call, statuses, body]: CommunityCall, at: CommunityThings): Promise<void> => {
    const [visitor, outsider, member, moderator, owner, blocked = outsider, suspended = visitor] = statuses;
    const answered: number[] = [];
    for (const who of COMMUNITY_PEOPLE) {
      const answer = await ask({ call, body, at }, who);
      answered.push(answer.status);
      // The response for hidden content must equal the one for missing content.
      if (answer.status === 404)
        expect((await ask({ call, body, at }, who, unknown)).body, who).toEqual(answer.body);
    }
    expect(answered).toEqual([visitor, outsider, member, moderator, owner, blocked, suspended]);
  };

  it.each(table(COMMUNITY_CALLS))('$call', ({ row }) => expectAnswers(row, things));

  it.each(table(COMMUNITY_PLAIN_CALLS))('$call', ({ row }) => expectAnswers(row, things));

  // `ownership.api.test.ts` checks that calls with an ID are in the table.
  it('every call without an ID in its path is in the tables', () => {
    const tabled = new Set(
      [...COMMUNITY_CALLS, ...COMMUNITY_PLAIN_CALLS].map(([call]) => call.replace(/\?.*/, '')),
    );
    const mounted = app.application
      .all(ROUTES)
      .flat()
      .filter(({ path }) => OF_THE_COMMUNITY.test(path) && !path.includes(':'))
      .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(mounted.length).toBeGreaterThan(20);
    expect(mounted.filter((call) => call !== ENDLESS && !tabled.has(call))).toEqual([]);
  });

  it.each(table(COMMUNITY_ENDINGS))('$call', async ({ row }) =>
    expectAnswers(row, await communityThings(app)),
  );

  it.each(table([...COMMUNITY_CALLS, ...COMMUNITY_ENDINGS].filter(namesSomething)))(
    '$call gives the same error for a malformed ID as for an unknown one',
    async ({ row: [call, , body] }) => {
      const asked = { call, body, at: things };
      for (const who of COMMUNITY_PEOPLE) {
        const ofUnknown = await ask(asked, who, unknown);
        // The format of an ID in a body is checked first.
        const ofMalformed = await ask(asked, who, malformed, unknown);
        expect([ofMalformed.status, ofMalformed.body], who).toEqual([ofUnknown.status, ofUnknown.body]);
      }
    },
  );
});
