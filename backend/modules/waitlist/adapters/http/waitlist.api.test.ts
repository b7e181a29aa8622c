import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asId, newId } from '#kernel/ids.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpReferrer } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { PERSONAL_DATA } from '#platform/tokens.ts';

const JOINED = { message: 'Check your email to confirm your spot.' };
const LINK = /http:\/\/crewvine\.test\/waitlist\/confirm\/([\w-]+)/;
const NO_DETAILS = { phone: null, state: null, wantsTexts: false };

describe('the waitlist', () => {
  let app: TestApplication;

  beforeAll(async () => {
    app = await startTestApplication();
  });
  afterAll(() => app.stop());

  const someone = (): string => `${newId()}@example.com`;
  const join = (email: unknown, headers?: Record<string, string>) =>
    app.client().post('/api/waitlist', { email, source: 'direct' }, headers);
  const confirm = (token: unknown) => app.client().post('/api/waitlist/confirm', { token });
  const details = (token: string, given: object) =>
    app.client().post('/api/waitlist/details', { token, ...NO_DETAILS, ...given });
  const mails = async (email: string): Promise<Loose[]> => {
    await app.settle();
    return (await app.client().get(`/api/dev/outbox?to=${encodeURIComponent(email)}`)).body;
  };
  const rows = (email: string): Promise<Loose[]> =>
    app.application.sql.rows(
      { name: 'test-signups', text: 'select * from waitlist_signups where email = $1' },
      [email],
    );
  const tokenIn = (mail: Loose): string => LINK.exec(mail.body)?.[1] ?? '(no link)';
  const joined = async (): Promise<{ email: string; token: string }> => {
    const email = someone();
    await join(email);
    const [mail] = await mails(email);
    return { email, token: tokenIn(mail) };
  };

  describe('joining', () => {
    it('a signup stores the person and the source, and the database does not hold the link’s secret', async () => {
      const email = someone();
      const answer = await join(email.toUpperCase(), { 'User-Agent': 'Work Boots 1.0' });
      expect(answer).toMatchObject({ status: 201, body: JOINED });
      const [row] = await rows(email);
      expect(row).toMatchObject({ source: 'direct', user_agent: 'Work Boots 1.0', confirmed_at: null });
      expect(row.ip_address).toMatch(/127\.0\.0\.1/);
      const [mail] = await mails(email);
      expect(mail).toMatchObject({ channel: 'email', subject: 'Confirm your spot' });
      const token = tokenIn(mail);
      expect(token.length).toBeGreaterThanOrEqual(22);
      expect(JSON.stringify(row)).not.toContain(token);
    });

    it('the email is in the language of the browser', async () => {
      const email = someone();
      await join(email, { 'Accept-Language': 'es-MX,es;q=0.9' });
      expect(await mails(email)).toMatchObject([{ subject: 'Confirme su lugar' }]);
    });

    it('new, unconfirmed, and confirmed emails get the same answer', async () => {
      const { email, token } = await joined();
      const answers = [await join(someone()), await join(email)];
      await confirm(token);
      answers.push(await join(email));
      const same = { status: 201, body: JOINED };
      expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([same, same, same]);
    });

    it.each([['not an address'], ['a@b'], [''], ['   '], [null], [undefined], [7]])(
      'refuses %j with a sentence',
      async (email) => {
        const answer = await join(email);
        expect(answer).toMatchObject({
          status: 400,
          body: { message: 'Please enter a valid email address', issues: [{ path: 'email' }] },
        });
      },
    );

    it('the same link is sent again after a while, not right away', async () => {
      const { email, token } = await joined();
      await join(email);
      expect(await mails(email)).toHaveLength(1);
      await app.advance(0.2);
      await join(email);
      const [second, ...others] = await mails(email);
      expect(others).toHaveLength(1);
      expect(tokenIn(second)).toBe(token);
    });

    it('a new link is sent after the first has expired', async () => {
      const { email, token } = await joined();
      await app.advance(15 * 24);
      await join(email);
      const [second] = await mails(email);
      expect(tokenIn(second)).not.toBe(token);
      expect((await confirm(token)).status).toBe(404);
      expect((await confirm(tokenIn(second))).status).toBe(200);
    });

    it('a confirmed person learns only by email that they are already signed up', async () => {
      const { email, token } = await joined();
      await confirm(token);
      await app.advance(1);
      await join(email);
      const [mail] = await mails(email);
      expect(mail.subject).toBe("You're already on the list");
      expect(mail.body).not.toMatch(LINK);
    });

    it('ten parallel calls create one row and one email', async () => {
      const email = someone();
      const answers = await Promise.all(Array.from({ length: 10 }, () => join(email)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(await rows(email)).toHaveLength(1);
      expect(await mails(email)).toHaveLength(1);
    });
  });

  describe('the link', () => {
    it('the link confirms the signup, and a second time changes nothing', async () => {
      const { email, token } = await joined();
      const first = await confirm(token);
      expect(first).toMatchObject({ status: 200, body: { details: 'wanted' } });
      expect(first.headers.get('Referrer-Policy')).toBe('no-referrer');
      const [before] = await rows(email);
      await app.advance(1);
      expect(await confirm(token)).toMatchObject({ status: 200, body: { details: 'wanted' } });
      const [after] = await rows(email);
      expect(before.confirmed_at).not.toBeNull();
      expect(after.confirmed_at).toEqual(before.confirmed_at);
    });

    it('opening the link changes nothing', async () => {
      const { email, token } = await joined();
      await app.client().get(`/waitlist/confirm/${token}`);
      expect((await app.client().get('/api/waitlist/confirm')).status).toBe(405);
      expect(await rows(email)).toMatchObject([{ confirmed_at: null }]);
    });

    it('the link expires after 14 days, and an unknown link is not found', async () => {
      const { token } = await joined();
      await app.advance(14 * 24);
      expect(await confirm(token)).toMatchObject({
        status: 410,
        body: { code: 'waitlist.link_expired', message: 'This link has expired' },
      });
      expect(await confirm('never-made')).toMatchObject({
        status: 404,
        body: { code: 'waitlist.link_unknown', message: 'This link is not valid' },
      });
      expect((await confirm(undefined)).status).toBe(400);
    });
  });

  describe('the second step', () => {
    it('the second step stores phone, state, and consent to texts', async () => {
      const { email, token } = await joined();
      await confirm(token);
      const given = { phone: '(512) 555-0199', state: 'TX', wantsTexts: true };
      expect((await details(token, given)).status).toBe(204);
      expect(await rows(email)).toMatchObject([
        { phone: '+15125550199', state: 'TX', wants_texts: true, texts_agreed_at: expect.any(String) },
      ]);
      expect((await confirm(token)).body).toEqual({ details: 'given' });
    });

    it('the second step requires neither phone nor state', async () => {
      const { email, token } = await joined();
      await confirm(token);
      expect((await details(token, { phone: '', state: '' })).status).toBe(204);
      expect(await rows(email)).toMatchObject([{ phone: null, state: null, wants_texts: false }]);
    });

    it.each(['+19005551234', '+15005551234', '+881612345678', '+18765551234'])(
      'refuses a number that costs money: %s',
      async (phone) => {
        const { email, token } = await joined();
        await confirm(token);
        const answer = await details(token, { phone, wantsTexts: true });
        expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'phone' }] } });
        expect(await rows(email)).toMatchObject([{ phone: null }]);
      },
    );

    it('texts without a phone, an invalid number, and an unknown state are rejected', async () => {
      const { token } = await joined();
      await confirm(token);
      const phone = {
        status: 400,
        body: { message: 'Please enter a valid phone number', issues: [{ path: 'phone' }] },
      };
      expect(await details(token, { wantsTexts: true })).toMatchObject(phone);
      expect(await details(token, { phone: '12345' })).toMatchObject(phone);
      expect(await details(token, { phone: '000000000000' })).toMatchObject(phone);
      expect(await details(token, { state: 'XX' })).toMatchObject({
        status: 400,
        body: { message: 'Please select a state', issues: [{ path: 'state' }] },
      });
    });

    it('the second step requires a confirmation and a link that has not expired', async () => {
      const { token } = await joined();
      expect(await details(token, { state: 'TX' })).toMatchObject({
        status: 409,
        body: { code: 'waitlist.not_confirmed' },
      });
      await confirm(token);
      await app.advance(14 * 24);
      expect((await details(token, { state: 'TX' })).status).toBe(410);
      expect(await confirm(token)).toMatchObject({ status: 200, body: { details: 'closed' } });
      expect((await details('never-made', {})).status).toBe(404);
    });
  });

  it('an unconfirmed signup is deleted after 30 days', async () => {
    const [never, confirmed] = [await joined(), await joined()];
    await confirm(confirmed.token);
    await app.advance(29 * 24);
    expect(await rows(never.email)).toHaveLength(1);
    await app.advance(25);
    expect(await rows(never.email)).toEqual([]);
    expect(await rows(confirmed.email)).toHaveLength(1);
  });

  it('a signup belongs to an account only after the account confirms its address', async () => {
    const { email, token } = await joined();
    await confirm(token);
    const { id } = await signUpReferrer(app, { email });
    const data = app.application.all(PERSONAL_DATA).find(({ name }) => name === 'waitlist');
    const userId = asId<'user'>(id);
    expect(await data?.collect(userId)).toBeNull();
    await app.application.sql.rows(
      { name: 'test-verify', text: 'update users set email_verified_at = now() where id = $1' },
      [id],
    );
    expect(await data?.collect(userId)).toMatchObject({ email, confirmedAt: expect.any(String) });
    await data?.erase(userId);
    await data?.erase(userId);
    expect(await rows(email)).toEqual([]);
  });
});

describe('the limits of the waitlist', () => {
  it('the limits count joins by address and tries of links', async () => {
    const app = await startTestApplication({
      limits: { waitlist: { points: 2, seconds: 60 }, tokenLink: { points: 2, seconds: 60 } },
    });
    const client = app.client();
    const statuses: number[] = [];
    for (let call = 0; call < 3; call += 1) {
      statuses.push((await client.post('/api/waitlist', { email: `${call}@example.com` })).status);
    }
    for (let call = 0; call < 3; call += 1) {
      statuses.push((await client.post('/api/waitlist/confirm', { token: 'guess' })).status);
    }
    expect(statuses).toEqual([201, 201, 429, 404, 404, 429]);
    await app.stop();
  });
});
