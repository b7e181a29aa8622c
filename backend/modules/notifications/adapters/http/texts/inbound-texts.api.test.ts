import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rotateFields } from '#app/commands/rotate-fields.ts';
import { confirmPhone } from '#testing/fixtures/people/confirmed-phone.ts';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { ok } from '#testing/fixtures/referral-fixture.ts';
import { signUpReferrer, TEST_PASSWORD, testPhone, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import {
  startTestApplication,
  TEST_FIELD_KEY,
  type TestApplication,
} from '#testing/fixtures/test-application.ts';

const STORED = {
  name: 'test-inbound-texts',
  text: `select x::text as row from inbound_texts x where phone = $1 order by received_at`,
};

describe('texts from phones', () => {
  let app: TestApplication;
  let admin: SignedUp;
  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
    admin = await signUpAdmin(app);
  });
  afterAll(() => app.stop());

  const receiveAt = async (to: TestApplication, from: string, ...bodies: string[]) => {
    for (const body of bodies) {
      ok(await to.client().post('/api/dev/inbound-text', { from, body }));
      await to.application.clock.advance(1 / 60);
    }
  };
  const receive = (from: string, ...bodies: string[]) => receiveAt(app, from, ...bodies);
  const list = async (query: string) => ok(await admin.client.get(`/api/admin/inbound-texts?${query}`));
  const stored = async (phone: string, { application } = app) =>
    (await application.sql.rows<{ row: string }>(STORED, [phone])).map(({ row }) => row);
  const of = (phone: string) => `q=${encodeURIComponent(phone)}`;

  it('only admins see inbound texts, with their words and their meaning', async () => {
    const phone = testPhone();
    await receive(phone, 'When do I start?', 'Wrong number', 'No me manden más mensajes', 'START', 'ayuda');
    const texts = await list(of(phone));
    expect(texts.map(({ message, meaning }: Record<string, unknown>) => [message, meaning])).toEqual([
      ['ayuda', 'help'],
      ['START', 'start'],
      ['No me manden más mensajes', 'stop'],
      ['Wrong number', 'doubtful'],
      ['When do I start?', null],
    ]);
    expect(texts[0]).toMatchObject({ phone: `•••${phone.slice(-4)}`, person: null });
    expect((await list(`${of(phone)}&meaning=stop`)).length).toBe(1);
    const { client } = await signUpReferrer(app);
    expect((await client.get('/api/admin/inbound-texts')).status).toBe(403);
    expect((await app.client().get('/api/admin/inbound-texts')).status).toBe(401);
  });

  it('inbound texts are paged newest first, and each appears once', async () => {
    const phone = testPhone();
    await receive(phone, ...Array.from({ length: 5 }, (_, index) => `number ${index}`));
    const found: string[] = [];
    let next: string | null = `/api/admin/inbound-texts?${of(phone)}&limit=2`;
    for (let pages = 0; next !== null && pages < 4; pages += 1) {
      const { body, headers }: HttpAnswer<Loose> = await admin.client.get(next);
      found.push(...body.map(({ message }: { message: string }) => message));
      next = /<([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1] ?? null;
    }
    expect(found).toEqual(['number 4', 'number 3', 'number 2', 'number 1', 'number 0']);
  });

  it('the data export includes texts received since the phone was confirmed, and erasure deletes them', async () => {
    const person = await signUpReferrer(app);
    const phone = testPhone();
    await receive(phone, 'from the owner before');
    await confirmPhone(app, person, phone);
    await receive(phone, 'When do I start?');
    const [newest] = await list(of(phone));
    expect(newest.person).toMatchObject({ id: person.id });
    const { parts } = ok(await person.client.get('/api/auth/personal-data'));
    expect(parts.notifications.textsFromPhone).toEqual([
      { message: 'When do I start?', receivedAt: newest.receivedAt },
    ]);
    const { status } = await person.client.send('DELETE', '/api/auth/account', {
      currentPassword: TEST_PASSWORD,
      forfeit: true,
    });
    expect([status, await stored(phone)]).toEqual([204, []]);
  });

  it('inbound texts are unreadable in the database, even after a key rotation', async () => {
    // A rotation reseals the whole queue, which others could no longer open.
    const own = await startTestApplication({ byDay: true });
    const phone = testPhone();
    await receiveAt(own, phone, 'my ex is Quarrington');
    const before = await stored(phone, own);
    expect(before.join('')).not.toContain('Quarrington');
    const FIELD_ENCRYPTION_KEYS = `another-key-for-fields-after-the-first-one-,${TEST_FIELD_KEY}`;
    const changed = await startTestApplication({ beside: own, environment: { FIELD_ENCRYPTION_KEYS } });
    try {
      await rotateFields(changed.application);
    } finally {
      await changed.stop();
    }
    const after = await stored(phone, own);
    await own.stop();
    expect([after.length, after.join('') === before.join('')]).toEqual([1, false]);
  });
});
