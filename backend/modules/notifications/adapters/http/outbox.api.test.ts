import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { MAIL_SENDER } from '../notifications.tokens.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication({ byDay: true });
  const text = `insert into outbox_messages (id, channel, recipient, subject, body, at)
    select $1::uuid, $2, $3, $4, $5, $6::timestamptz`;
  const put = (channel: string, to: string, subject: string | null, body: string, at: string) =>
    app.application.sql.rows({ name: 'test-put', text }, [newId(), channel, to, subject, body, at]);
  await put(
    'sms',
    '+15125550142',
    null,
    'Read your offer: https://crewvine.test/sign-offer/one',
    '2026-01-01T10:00:00Z',
  );
  for (let minute = 10; minute < 15; minute += 1)
    await put(
      'email',
      'Ana.Diaz@Example.com',
      `News ${minute}`,
      '50% off_ers',
      `2026-01-01T11:${minute}:00Z`,
    );
  await app.application.get(MAIL_SENDER).send({
    id: newId(),
    to: 'sealed@example.com',
    subject: 'About your check',
    text: 'A secret finding',
    html: '<p>A secret finding</p>',
    isConfidential: true,
    unsubscribeLink: null,
  });
});
afterAll(() => app.stop());

const get = (query: string) => app.client().get(`/api/dev/outbox?${query}`);
const found = async (query: string): Promise<string[]> =>
  (await get(query)).body.map(({ to, subject }: Loose) => `${to} ${subject ?? 'text'}`);

describe('GET /api/dev/outbox', () => {
  it.each([
    ['recipient=(512) 555-01', ['+15125550142 text']],
    ['recipient=diaz@example&q=news 12', ['Ana.Diaz@Example.com News 12']],
    ['channel=sms', ['+15125550142 text']],
    ['q=SIGN-OFFER', ['+15125550142 text']],
    ['q=50%25 off_ers&limit=1', ['Ana.Diaz@Example.com News 14']],
    ['q=50 off', []],
    ['channel=email&q=sign-offer', []],
    ['q=about your check', ['sealed@example.com About your check']],
    ['q=secret finding', []],
    ['to=+15125550142', []],
    ['to=%2B15125550142', ['+15125550142 text']],
  ])('the server filters messages: %s', async (query, messages) => {
    expect(await found(query)).toEqual(messages);
  });

  it('the next page continues with older messages under the same filters', async () => {
    const seen: string[] = [];
    for (let next = '/api/dev/outbox?recipient=ana.diaz&limit=2'; next !== '';) {
      const { body, headers } = await app.client().get(next);
      seen.push(...body.map(({ subject }: Loose) => subject));
      next = /<([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1] ?? '';
    }
    expect(seen).toEqual(['News 14', 'News 13', 'News 12', 'News 11', 'News 10']);
  });

  it.each(['channel=fax', 'phone=5125550142', 'limit=0', 'cursor=nonsense'])(
    'an unknown query is refused: %s',
    async (query) => {
      expect((await get(query)).status).toBe(400);
    },
  );
});

it('messages show the application time, even after the clock was moved', async () => {
  const { now } = (await app.client().post('/api/dev/clock', { advanceHours: 24 })).body;
  const read = await app.client().get('/api/dev/clock');
  const passed = Date.parse(read.body.now) - Date.parse(now);
  expect([read.status, passed >= 0 && passed < 3_600_000]).toEqual([200, true]);
});
