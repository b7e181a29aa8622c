import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { signUpEmployer, signUpReferrer, signUpWorker, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { signUpAdmin } from '../../testing/sign-up-admin.ts';

let app: TestApplication;
let admin: SignedUp;

beforeAll(async () => {
  app = await startTestApplication();
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());

async function found(query: string): Promise<string[]> {
  const { body } = await admin.client.get<Loose[]>(`/api/admin/users?${query}`);
  return body.map(({ id }) => id);
}

describe('the list of users', () => {
  it('the list shows each person, their referrer, and the state of the account', async () => {
    const worker = await signUpWorker(app, { firstName: 'Zoltan', phone: '+1 512 555 7001' });
    const invited = await signUpReferrer(app, { firstName: 'Invited', referralCode: worker.referralCode });
    const { body } = await admin.client.get<Loose[]>('/api/admin/users?q=Zoltan');
    expect(body).toEqual([
      {
        id: worker.id,
        email: worker.email,
        emailVerifiedAt: null,
        firstName: 'Zoltan',
        lastName: expect.any(String),
        phone: '+15125557001',
        userType: 'worker',
        location: 'Austin, TX',
        referralCode: worker.referralCode,
        referredBy: null,
        totalReferrals: 0,
        successfulReferrals: 0,
        createdAt: expect.any(String),
        status: 'active',
        actions: ['change_role', 'moderate', 'add_note'],
      },
    ]);
    const { body: second } = await admin.client.get<Loose[]>(`/api/admin/users?q=${invited.email}`);
    expect(second[0]).toMatchObject({ userType: 'referrer', status: 'active' });
  });

  it('the search finds people by name, email, phone as typed, and referral code', async () => {
    const one = await signUpEmployer(app, {
      firstName: 'Quentin',
      lastName: 'O’Hara',
      phone: '512-555-7002',
    });
    expect(await found('q=quentin%20o')).toEqual([one.id]);
    expect(await found(`q=${one.email.toUpperCase()}`)).toEqual([one.id]);
    expect(await found('q=(512)%20555-7002')).toEqual([one.id]);
    expect(await found('q=%2B15125557002')).toEqual([one.id]);
    expect(await found(`q=${one.referralCode}`)).toEqual([one.id]);
    expect(await found('q=nobody-at-all')).toEqual([]);
  });

  it('the search takes database wildcards literally', async () => {
    const odd = await signUpReferrer(app, { lastName: '100%_sure\\' });
    expect(await found('q=%25_')).toEqual([odd.id]);
    expect(await found('q=0%25')).toEqual([odd.id]);
    expect(await found('q=sure%5C')).toEqual([odd.id]);
  });

  it('the list filters by role and shows the number of matches', async () => {
    const answer = await admin.client.get<Loose[]>('/api/admin/users?role=admin&limit=1');
    expect(answer.body.map(({ id }) => id)).toEqual([admin.id]);
    expect(answer.headers.get('X-Total-Count')).toBe('1');
    const people = await app.application.sql.row<{ n: string }>({
      name: 'test-count-people',
      text: 'select count(*) as n from users',
    });
    const all = await admin.client.get<Loose[]>('/api/admin/users?role=all');
    expect(all.headers.get('X-Total-Count')).toBe(people?.n);
  });

  it('the pages contain everyone once, newest first, with the same filters', async () => {
    for (let n = 0; n < 5; n += 1) await signUpReferrer(app, { lastName: 'Paged' });
    const seen: Loose[] = [];
    let next: string | undefined = '/api/admin/users?q=Paged&limit=2';
    while (next) {
      const answer: HttpAnswer<Loose[]> = await admin.client.get(next);
      expect(answer.headers.get('X-Total-Count')).toBe('5');
      seen.push(...answer.body);
      next = /<([^>]+)>/.exec(answer.headers.get('Link') ?? '')?.[1];
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(5);
    for (const [index, { createdAt }] of seen.entries()) {
      expect(createdAt <= (seen[index - 1]?.createdAt ?? createdAt)).toBe(true);
    }
  });

  it('the list shows temporary and permanent suspensions, past ones, and deleted accounts', async () => {
    const [past, now, forGood, gone] = [
      await signUpReferrer(app, { lastName: 'Standing' }),
      await signUpReferrer(app, { lastName: 'Standing' }),
      await signUpReferrer(app, { lastName: 'Standing' }),
      await signUpReferrer(app, { lastName: 'Standing' }),
    ];
    const text = `update users set suspended_until = $2::timestamptz where id = $1`;
    const suspend = { name: 'test-suspend', text };
    await app.application.sql.rows(suspend, [past.id, '2020-01-01T00:00:00Z']);
    await app.application.sql.rows(suspend, [now.id, '2999-01-01T00:00:00Z']);
    await app.application.sql.rows(suspend, [forGood.id, 'infinity']);
    const remove = { name: 'test-delete', text: 'update users set deleted_at = now() where id = $1' };
    await app.application.sql.rows(remove, [gone.id]);
    const { body } = await admin.client.get<Loose[]>('/api/admin/users?q=Standing');
    expect(Object.fromEntries(body.map(({ id, status }) => [id, status]))).toEqual({
      [past.id]: 'active',
      [now.id]: 'suspended',
      [forGood.id]: 'suspended',
      [gone.id]: 'deleted',
    });
  });
});

describe('the export of users', () => {
  it('the export matches the list, and the audit log records it without the search text', async () => {
    const one = await signUpEmployer(app, { lastName: 'Exported' });
    const answer = await admin.client.get<string>('/api/admin/users.csv?q=Exported&role=employer');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="crewvine-users.csv"');
    const [head, row, ...rest] = answer.body.split('\r\n');
    expect(head).toContain('First name,Last name,Email');
    expect(row).toContain(`${one.id},Pat,Exported,${one.email}`);
    expect(rest).toEqual(['']);
    const { body } = await admin.client.get<Loose[]>('/api/admin/audit-log?action=users.exported&limit=1');
    expect(body[0]).toMatchObject({
      actor: { id: admin.id },
      subjectType: 'users',
      subjectId: null,
      details: { users: 1, role: 'employer', searched: true },
      requestId: answer.headers.get('X-Request-Id'),
    });
  });

  it('the export begins with the byte order mark that makes spreadsheets read UTF-8', async () => {
    const answer = await fetch(`${app.origin}/api/admin/users.csv`, {
      headers: { Cookie: admin.client.cookieHeader() },
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
  });

  it.each([
    ['=HYPERLINK("http://x.test","click")', `"'=HYPERLINK(""http://x.test"",""click"")"`],
    ['+1+1', `'+1+1`],
    ['-2+3', `'-2+3`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['＝1+1', `'＝1+1`],
    ['say "hi", twice', `"say ""hi"", twice"`],
  ])('the export escapes the name %j so that no spreadsheet computes it', async (name, written) => {
    const { id } = await signUpReferrer(app, { lastName: name });
    const { body } = await admin.client.get<string>('/api/admin/users.csv');
    expect(body).toContain(`${id},Pat,${written},`);
  });

  // Sign-up refuses these; who signed up before it did has them.
  it.each([
    ['\t=1+1', `'\t=1+1`],
    ['two\nlines', `"two\nlines"`],
  ])('the export writes the older name %j as text', async (name, written) => {
    const { id } = await signUpReferrer(app);
    const rename = { name: 'test-rename', text: 'update users set last_name = $2 where id = $1' };
    await app.application.sql.rows(rename, [id, name]);
    const { body } = await admin.client.get<string>('/api/admin/users.csv');
    expect(body).toContain(`${id},Pat,${written},`);
  });

  it('the export continues across any number of batches', async () => {
    const text = `insert into users (id, email, first_name, last_name, referral_code, created_at, updated_at)
      select gen_random_uuid(), 'many-' || n || '@example.com', 'Many', 'Batches', 'M' || n,
        timestamptz '2020-01-01' + (n / 7) * interval '1 second', now() from generate_series(1, 1203) n`;
    await app.application.sql.rows({ name: 'test-many', text });
    const { body } = await admin.client.get<string>('/api/admin/users.csv?q=Batches');
    const emails = [...body.matchAll(/many-\d+@example\.com/g)].map(([email]) => email);
    expect(emails).toHaveLength(1203);
    expect(new Set(emails).size).toBe(1203);
  });
});
