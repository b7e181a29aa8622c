import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asId } from '#kernel/ids.ts';
import { UNIT_OF_WORK } from '#platform/tokens.ts';
import { signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import { allNotices } from '#modules/notifications/testing/sample-messages.ts';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const ONE_CLICK = 'List-Unsubscribe=One-Click';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

async function tell({ id }: SignedUp, kind: string): Promise<void> {
  const notice = allNotices().find((one) => one.kind === kind);
  if (!notice) throw new Error(`${kind} is told nobody`);
  const { application } = app;
  const told = { ...notice, userId: asId<'user'>(id) };
  await application.get(UNIT_OF_WORK).transaction(() => application.get(NOTIFIER).notify(told));
  await app.settle();
}

async function mails({
  email,
}: SignedUp): Promise<readonly { readonly subject: string; readonly body: string }[]> {
  const { body } = await app.client().get(`/api/dev/outbox?to=${encodeURIComponent(email)}`);
  return body.filter(({ subject }: { subject: string }) => subject !== 'Confirm your email');
}

/** The link in the newest email. */
async function linkOf(person: SignedUp): Promise<string> {
  const [newest] = await mails(person);
  return /\/unsubscribe\/([\w-]+)/.exec(newest?.body ?? '')?.[1] ?? '';
}

const isSubscribed = async (token: string) =>
  (await app.client().get(`/api/unsubscribe/${token}`)).body.isSubscribed;

describe('the link that ends emails', () => {
  it('opening the link shows what would end and ends nothing', async () => {
    const person = await signUpReferrer(app);
    await tell(person, 'offer_accepted');
    const token = await linkOf(person);
    const { status, body, headers } = await app.client().get(`/api/unsubscribe/${token}`);
    expect([status, headers.get('Referrer-Policy')]).toEqual([200, 'no-referrer']);
    expect(body).toEqual({
      category: 'offers',
      email: `${person.email[0]}•••@${person.email.split('@')[1]}`,
      isSubscribed: true,
    });
    const opened = await app.client().get(`/api/unsubscribe/${token}`, { Accept: 'text/html,*/*;q=0.8' });
    expect([opened.status, opened.headers.get('Location')]).toEqual([303, `/unsubscribe/${token}`]);
    await tell(person, 'offer_declined');
    expect(await mails(person)).toHaveLength(2);
  });

  it('the link ends only the emails of its category, signed out and from another site, once or twice', async () => {
    const person = await signUpReferrer(app);
    await tell(person, 'offer_accepted');
    const token = await linkOf(person);
    const crossSite = { ...FORM, Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' };
    for (const _ of [1, 2]) {
      const answer = await app.client().send('POST', `/api/unsubscribe/${token}`, ONE_CLICK, crossSite);
      expect(answer.status).toBe(204);
    }
    expect(await isSubscribed(token)).toBe(false);
    await tell(person, 'offer_declined');
    await tell(person, 'payout_paid');
    expect((await mails(person)).map(({ subject }) => subject)).toEqual([
      'Payout processed',
      'Offer accepted',
    ]);
    // Two steps of one referral are one line.
    expect((await person.client.get('/api/notifications')).body).toHaveLength(2);
  });

  it('the call accepts only the form of RFC 8058', async () => {
    const person = await signUpReferrer(app);
    await tell(person, 'offer_accepted');
    const token = await linkOf(person);
    const post = (body: string, headers: Record<string, string>) =>
      app.client().send('POST', `/api/unsubscribe/${token}`, body, headers);
    expect((await post('', FORM)).status).toBe(400);
    expect((await post('{"List-Unsubscribe":"One-Click"}', {})).status).toBe(400);
    expect((await post('List-Unsubscribe=Yes', FORM)).status).toBe(400);
    expect((await post(`${ONE_CLICK}&x=${'x'.repeat(5000)}`, FORM)).status).toBe(413);
    expect(await isSubscribed(token)).toBe(true);
    const parts =
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    expect((await post(parts, { 'Content-Type': 'multipart/form-data; boundary=b' })).status).toBe(204);
    expect(await isSubscribed(token)).toBe(false);
  });

  it('a forged or changed link, or one of a deleted account, opens nothing', async () => {
    const person = await signUpReferrer(app);
    await tell(person, 'offer_accepted');
    const token = await linkOf(person);
    const others = [
      'nonsense',
      `Z${token.slice(1)}`,
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      `${token}x`,
    ];
    for (const other of others) {
      expect((await app.client().get(`/api/unsubscribe/${other}`)).status).toBe(404);
      expect((await app.client().send('POST', `/api/unsubscribe/${other}`, ONE_CLICK, FORM)).status).toBe(
        404,
      );
    }
    const gone = { name: 'test-gone', text: 'update users set deleted_at = now() where id = $1' };
    await app.application.sql.rows(gone, [person.id]);
    expect((await app.client().get(`/api/unsubscribe/${token}`)).status).toBe(404);
    expect((await app.client().send('POST', `/api/unsubscribe/${token}`, ONE_CLICK, FORM)).status).toBe(404);
  });

  it('a required email has no unsubscribe link', async () => {
    const person = await signUpReferrer(app);
    await person.client.put('/api/auth/preferences', { wantsEmailAlerts: false });
    await tell(person, 'payment_failed');
    const [mail] = await mails(person);
    expect(mail).toMatchObject({ subject: 'Payment failed' });
    expect(mail?.body).not.toContain('/unsubscribe/');
  });
});
