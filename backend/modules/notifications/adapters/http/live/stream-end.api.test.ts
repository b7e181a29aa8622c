import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventStreamClient } from '#testing/fixtures/event-stream-client.ts';
import { signUpReferrer, TEST_PASSWORD } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { TwoProcesses } from '#modules/notifications/testing/two-processes.ts';

let both: TwoProcesses;
let app: TestApplication;
/** Another process of the same product. */
let other: TestApplication;
beforeAll(async () => {
  both = await TwoProcesses.start();
  ({ app, other } = both);
});
afterAll(() => both.stop());

const tell: TwoProcesses['tell'] = (...args) => both.tell(...args);
const open: TwoProcesses['open'] = (...args) => both.open(...args);
const sql: TwoProcesses['sql'] = (...args) => both.sql(...args);

describe('the end of a stream', () => {
  it('a stream ends when its session is signed out in any process, and another device’s stream stays open', async () => {
    const person = await signUpReferrer(app);
    const phone = app.client();
    await phone.post('/api/auth/login', { email: person.email, password: TEST_PASSWORD });
    const [stream, onPhone] = [await open(person, other), await open({ ...person, client: phone })];
    await person.client.get('/api/logout');
    await stream.ended;
    expect(stream.events.at(-1)?.name).toBe('session');
    await tell(person);
    await onPhone.next('notification');
    onPhone.close();
  });

  it.each([
    [
      'the person is suspended',
      `update users set suspended_until = now() + interval '10 years' where id = $1`,
    ],
    ['an admin ends all sessions', 'delete from sessions where user_id = $1'],
    [
      'the session runs out',
      `with out as (update sessions set expire = now() - interval '1 second' where user_id = $1
      returning user_id) select tell_person(user_id) from out`,
    ],
  ])('a stream ends when %s', async (_, text) => {
    const person = await signUpReferrer(app);
    const stream = await open(person, other);
    await sql(text, [person.id]);
    await stream.ended;
    expect(stream.events.at(-1)?.name).toBe('session');
  });

  it('a stream ends when the password is changed elsewhere', async () => {
    const person = await signUpReferrer(app);
    const phone = app.client();
    await phone.post('/api/auth/login', { email: person.email, password: TEST_PASSWORD });
    const onPhone = await open({ ...person, client: phone });
    const passwords = { currentPassword: TEST_PASSWORD, newPassword: 'sturdy-hammer-10' };
    expect((await person.client.put('/api/auth/password', passwords)).status).toBe(204);
    await onPhone.ended;
    expect(onPhone.events.at(-1)?.name).toBe('session');
  });

  it('a stream ends when the account is closed', async () => {
    const person = await signUpReferrer(app);
    const stream = await open(person);
    const word = { currentPassword: TEST_PASSWORD };
    expect((await person.client.send('DELETE', '/api/auth/account', word)).status).toBe(204);
    await stream.ended;
    expect(stream.events.at(-1)?.name).toBe('session');
  });

  it('a draining process ends all streams with a time to reconnect and accepts no new ones', async () => {
    const draining = await startTestApplication({ beside: app });
    const person = await signUpReferrer(app);
    const streams = [await open(person, draining), await open(person, draining)];
    draining.drain();
    for (const stream of streams) {
      await stream.ended;
      expect(stream.retry).toBeGreaterThanOrEqual(1000);
      expect(stream.events.map(({ name }) => name)).not.toContain('session');
    }
    const late = await EventStreamClient.open(draining.origin, person.client.cookieHeader());
    expect(late.status).toBe(503);
    await draining.stop();
  });
});
