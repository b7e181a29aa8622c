import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { signUpEmployer, signUpReferrer, signUpWorker, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { signUpAdmin } from '../../testing/sign-up-admin.ts';

const UNKNOWN_ID = '01890a5d-ac96-774b-bcce-b302099a8057';

describe('the role of a user', () => {
  let app: TestApplication;
  let admin: SignedUp;

  beforeAll(async () => {
    app = await startTestApplication();
    admin = await signUpAdmin(app);
  });
  afterAll(() => app.stop());

  const give = (by: SignedUp, id: string, userType: unknown): Promise<HttpAnswer<Loose>> =>
    by.client.put(`/api/admin/users/${id}/role`, { userType });
  const auditOf = async (id: string): Promise<Loose[]> =>
    (await admin.client.get<Loose[]>(`/api/admin/audit-log?subjectId=${id}`)).body;

  it('an admin sets any of the four roles, which applies to open sessions and is logged', async () => {
    const person = await signUpWorker(app);
    for (const userType of ['employer', 'referrer', 'worker', 'admin']) {
      const answer = await give(admin, person.id, userType);
      expect(answer).toMatchObject({ status: 200, body: { id: person.id, email: person.email, userType } });
    }
    expect((await person.client.get('/api/admin/stats')).status).toBe(200);
    const answer = await give(admin, person.id, 'employer');
    expect((await person.client.get('/api/admin/stats')).status).toBe(403);
    expect((await person.client.get('/api/my-jobs')).status).toBe(200);
    const [newest, ...older] = await auditOf(person.id);
    expect(newest).toEqual({
      id: expect.any(String),
      at: expect.any(String),
      actor: { id: admin.id, firstName: 'Pat', lastName: expect.any(String), email: admin.email },
      action: 'user.role_changed',
      subjectType: 'user',
      subjectId: person.id,
      subjectName: expect.stringContaining('Pat Number'),
      details: { from: 'admin', to: 'employer' },
      requestId: answer.headers.get('X-Request-Id'),
    });
    expect(older).toHaveLength(4);
  });

  it('an unchanged role leaves no audit entry', async () => {
    const person = await signUpEmployer(app);
    expect((await give(admin, person.id, 'employer')).status).toBe(200);
    expect(await auditOf(person.id)).toEqual([]);
  });

  it('a change for an unknown ID, a deleted account, or an unknown role is rejected', async () => {
    const person = await signUpReferrer(app);
    expect((await give(admin, UNKNOWN_ID, 'worker')).status).toBe(404);
    expect((await give(admin, 'no-id', 'worker')).status).toBe(404);
    expect((await give(admin, person.id, 'boss')).status).toBe(400);
    expect((await give(admin, person.id, undefined)).status).toBe(400);
    const text = 'update users set deleted_at = now() where id = $1';
    await app.application.sql.rows({ name: 'test-delete-person', text }, [person.id]);
    expect(await give(admin, person.id, 'worker')).toMatchObject({
      status: 409,
      body: { code: 'identity.account_deleted' },
    });
    expect(await auditOf(person.id)).toEqual([]);
  });

  it('an assigned role counts as chosen, so the person does not have to choose one', async () => {
    const person = await signUpReferrer(app);
    const { body } = await give(admin, person.id, 'worker');
    expect(body.roleChosenAt).not.toBeNull();
  });

  it('the last admin cannot be demoted', async () => {
    expect(await give(admin, admin.id, 'employer')).toMatchObject({
      status: 409,
      body: { code: 'identity.last_admin', message: 'The last admin cannot be demoted' },
    });
    expect((await admin.client.get('/api/admin/stats')).status).toBe(200);
  });

  it('an admin cannot be demoted while all other admins are suspended', async () => {
    const suspended = await signUpAdmin(app);
    const text = `update users set suspended_until = '2999-01-01' where id = $1`;
    await app.application.sql.rows({ name: 'test-suspend-admin', text }, [suspended.id]);
    expect((await give(admin, admin.id, 'employer')).status).toBe(409);
    expect((await give(admin, suspended.id, 'employer')).status).toBe(200);
  });

  it('only one of two admins who demote each other at the same time succeeds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const other = await signUpAdmin(app);
      const answers = await Promise.all([give(admin, other.id, 'worker'), give(other, admin.id, 'worker')]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.some((status) => status === 409 || status === 403)).toBe(true);
      if (statuses[1] === 200) admin = other;
      const { body } = await admin.client.get<Loose[]>('/api/admin/users?role=admin');
      expect(body.map(({ id }) => id)).toEqual([admin.id]);
    }
  });
});
