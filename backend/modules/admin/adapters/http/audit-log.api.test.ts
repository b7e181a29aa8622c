import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { AUDIT_TRAIL, PERSONAL_DATA, UNIT_OF_WORK } from '#platform/tokens.ts';
import { asId } from '#kernel/ids.ts';
import { signUpAdmin } from '../../testing/sign-up-admin.ts';

describe('the audit log', () => {
  let app: TestApplication;
  let admin: SignedUp;
  let other: SignedUp;

  beforeAll(async () => {
    app = await startTestApplication();
    admin = await signUpAdmin(app);
    other = await signUpAdmin(app);
    for (const by of [admin, other, admin]) {
      const person = await signUpReferrer(app);
      await by.client.put(`/api/admin/users/${person.id}/role`, { userType: 'worker' });
    }
    await other.client.get('/api/admin/users.csv');
  });
  afterAll(() => app.stop());

  const log = async (query = ''): Promise<Loose[]> =>
    (await admin.client.get<Loose[]>(`/api/admin/audit-log${query}`)).body;

  it.each(['update audit_log set action = action', 'delete from audit_log', 'truncate audit_log'])(
    'refuses: %s',
    async (text) => {
      const before = await log();
      const change = runSql(app.application.sql, text);
      await expect(change).rejects.toThrow('The audit log is only ever added to');
      expect(await log()).toEqual(before);
    },
  );

  it('the log can be filtered by actor and action', async () => {
    expect((await log(`?actorId=${other.id}`)).map(({ action }) => action)).toEqual([
      'users.exported',
      'user.role_changed',
    ]);
    expect(await log('?action=user.role_changed')).toHaveLength(3);
    expect(await log(`?action=user.role_changed&actorId=${other.id}`)).toHaveLength(1);
    expect(await log('?action=nothing')).toEqual([]);
  });

  it('the log lists entries page by page, newest first', async () => {
    const whole = await log();
    const first = await admin.client.get<Loose[]>('/api/admin/audit-log?limit=3');
    const next = /<([^>]+)>/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
    const second = await admin.client.get<Loose[]>(next);
    expect([...first.body, ...second.body]).toEqual(whole);
    expect(second.headers.get('Link')).toBeNull();
  });

  it('the log’s entries appear in people’s copies of their data', async () => {
    const parts = app.application.all(PERSONAL_DATA);
    const own = parts.find(({ name }) => name === 'adminActions');
    expect(await own?.collect(asId(other.id))).toMatchObject([
      { action: 'user.role_changed', byYou: true },
      { action: 'users.exported', byYou: true },
    ]);
  });

  it('a transaction that fails leaves no entry', async () => {
    const before = await log();
    const { application } = app;
    const action = {
      actorId: asId<'user'>(admin.id),
      action: 'user.role_changed',
      subject: { type: 'user', id: null },
    };
    const failing = application.get(UNIT_OF_WORK).transaction(async () => {
      await application.get(AUDIT_TRAIL).record(action);
      throw new Error('it did not work out');
    });
    await expect(failing).rejects.toThrow('it did not work out');
    await expect(application.get(AUDIT_TRAIL).record(action)).rejects.toThrow('UnitOfWork.transaction');
    expect(await log()).toEqual(before);
  });
});
