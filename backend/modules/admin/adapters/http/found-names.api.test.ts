import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { ReferralFixture } from '#testing/fixtures/referral-fixture.ts';
import { signUpEmployer, signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { signUpAdmin } from '../../testing/sign-up-admin.ts';

/** Names as stored, and as typed on another keyboard. */
const NAMES: readonly (readonly [kept: string, typed: readonly string[]])[] = [
  ['O’Neil', ["O'Neil", 'oneil', 'O‘Neil', 'ONeil', 'O`Neil']],
  ["D'Angelo", ['D’Angelo', 'dangelo']],
  ['Nguyễn', ['Nguyen', 'nguyễn', 'Nguyễn'.normalize('NFD')]],
  ['Muñoz', ['munoz', 'MUÑOZ', 'Muñoz'.normalize('NFD')]],
  ['Peña'.normalize('NFD'), ['Peña', 'pena']],
];

describe('a name in a search', () => {
  let app: TestApplication;
  let admin: SignedUp;
  let fixture: ReferralFixture;

  beforeAll(async () => {
    app = await startTestApplication();
    admin = await signUpAdmin(app);
    fixture = await ReferralFixture.open(app);
  });
  afterAll(() => app.stop());

  const found = async (path: string, q: string): Promise<readonly string[]> => {
    const reader = path.startsWith('/api/admin') ? admin : fixture.employer;
    const { status, body }: HttpAnswer<Loose[]> = await reader.client.get(
      `${path}?${new URLSearchParams({ q })}`,
    );
    if (status !== 200) throw new Error(`${path} answers ${status}`);
    return body.map(({ id, email }) => id ?? email);
  };

  it.each(NAMES)('%s is found by %j in every list', async (name, typed) => {
    const user = await signUpReferrer(app, { lastName: name });
    const employer = await signUpEmployer(app, { lastName: name });
    const job = await fixture.post({ title: `Framer for ${name}` });
    const referral = await fixture.refer({ jobId: job, workerName: `Bo ${name}` });
    const board = `01a21fc8-f654-756d-8dfe-${String(NAMES.findIndex(([kept]) => kept === name)).padStart(12, '0')}`;
    await runSql(
      app.application.sql,
      `insert into industry_boards (id, name, description, industry, created_at, updated_at)
      values ($1, $2, '', 'roofing', now(), now())`,
      [board, `Friends of ${name}`],
    );
    for (const q of typed) {
      expect(await found('/api/admin/users', q)).toEqual([employer.id, user.id]);
      expect(await found('/api/admin/jobs', q)).toEqual([job]);
      expect(await found('/api/admin/referrals', q)).toEqual([referral]);
      expect(await found('/api/employer-referrals', q)).toEqual([referral]);
      expect(await found('/api/industry-boards', q)).toEqual([board]);
    }
  });
});
