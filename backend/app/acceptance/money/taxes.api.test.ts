import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asId, newId, type ReferralId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { UNIT_OF_WORK } from '#platform/tokens.ts';
import { BILLING } from '#modules/billing/index.ts';
import { signUpAdmin } from '#modules/admin/testing/sign-up-admin.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { signUpReferrer, TEST_PASSWORD, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { ok, ProductFixture } from '../../testing/product-fixture.ts';

/** The stories stay within one tax year. */
const MIDYEAR = new Date('2027-06-16T17:00:00Z');
const SSN = '536-22-8726';
const FORM = {
  name: 'Bo Li',
  businessName: '',
  classification: 'individual',
  taxIdType: 'ssn',
  taxId: SSN,
  street: '12 Elm St',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  certified: true,
  signature: 'Bo Li',
};
const STORED_FORM = 'select * from tax_profiles where user_id = $1';
const BANK = { routingNumber: '110000000', accountNumber: '000123456789' };

let app: TestApplication;
let referralId: ReferralId;
let admin: SignedUp;

beforeAll(async () => {
  app = await startTestApplication({ startsAt: MIDYEAR });
  const fixture = await ProductFixture.open(app);
  referralId = asId(ok(await fixture.refer((await fixture.job()).id)).id);
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());

/** A member in Texas, with a bank account. */
async function earner(location = 'Austin, TX'): Promise<SignedUp> {
  const member = await signUpReferrer(app);
  if (location !== '') ok(await member.client.put('/api/user-profile', { location }));
  await member.client.post('/api/payout-account');
  expect((await member.client.post('/api/sandbox-payout-account', BANK)).status).toBe(204);
  return member;
}

async function pay({ id }: SignedUp, dollars: number): Promise<void> {
  const reward = {
    rewardId: newId(),
    userId: asId<'user'>(id),
    referralId,
    amount: Money.ofDollars(dollars),
  };
  const billing = app.application.get(BILLING);
  await app.application.get(UNIT_OF_WORK).transaction(() => billing.payReward(reward));
  await app.settle();
}

async function profile({ client }: SignedUp, language = 'en'): Promise<Loose> {
  return ok(await client.get(`/api/tax-profile?language=${language}`));
}

async function sign(member: SignedUp, changes: object = {}, language = 'en') {
  const certificationHash = (await profile(member, language)).certification.sha256;
  return member.client.put('/api/tax-profile', { ...FORM, certificationHash, ...changes });
}

const withdraw = ({ client }: SignedUp, amount: string) =>
  client.post('/api/payout-account/withdraw', { amount });
const told = async ({ client }: SignedUp): Promise<string[]> =>
  ok(await client.get<Loose[]>('/api/notifications')).map(({ type }: Loose) => type);

describe('a W-9', () => {
  it('a W-9 is requested before a threshold is reached, and withdrawals wait for it afterward', async () => {
    const member = await earner();
    await pay(member, 1000);
    expect(await profile(member)).toMatchObject({
      status: 'not_needed',
      paid: '1000.00',
      threshold: '2000.00',
    });
    await pay(member, 500);
    expect((await profile(member)).status).toBe('soon');
    expect(await told(member)).toContain('tax_form_soon');
    expect((await withdraw(member, '100')).status).toBe(201);
    await app.settle();
    await app.advance(1);
    await pay(member, 500);
    expect(ok(await member.client.get('/api/payout-account'))).toMatchObject({ taxForm: 'required' });
    const refused = await withdraw(member, '100');
    expect([refused.status, refused.body.code]).toEqual([422, 'billing.tax_form_required']);
    expect((await told(member)).filter((kind) => kind.startsWith('tax_form'))).toEqual([
      'tax_form_needed',
      'tax_form_soon',
    ]);
    expect(ok(await sign(member))).toMatchObject({ status: 'on_file' });
    expect((await withdraw(member, '100')).status).toBe(201);
    expect((await app.client().get('/api/tax-profile')).status).toBe(401);
  });

  it('the threshold is the one of the person’s state, or the lowest one if it is unknown', async () => {
    const [inNewJersey, nowhere] = [await earner('Newark, NJ'), await earner('')];
    expect(await profile(inNewJersey)).toMatchObject({
      threshold: '1000.00',
      thresholdState: 'NJ',
      isStateKnown: true,
      federalThreshold: '2000.00',
    });
    expect(await profile(nowhere)).toMatchObject({
      threshold: '600.00',
      thresholdState: null,
      isStateKnown: false,
      federalThreshold: '2000.00',
      coming: '0.00',
    });
    // The annual statement shows the same state.
    for (const member of [inNewJersey, nowhere]) {
      await pay(member, 100);
      const { threshold } = await profile(member);
      expect(ok(await member.client.get('/api/tax-documents'))).toMatchObject([
        { threshold, isReported: false },
      ]);
    }
  });

  it('only four digits of the number are shown, and it remains when other fields change', async () => {
    const member = await earner();
    ok(await sign(member));
    const first = await profile(member);
    expect(first.profile).toMatchObject({
      name: 'Bo Li',
      taxIdLast4: '8726',
      certificationVersion: 'W-9 (Rev. March 2024)',
    });
    expect(first.profile.documentHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(first)).not.toContain('536228726');
    const moved = ok(await sign(member, { taxId: '', street: '14 Elm St' }));
    expect(moved.profile).toMatchObject({ street: '14 Elm St', taxIdLast4: '8726' });
    expect(moved.profile.documentHash).not.toBe(first.profile.documentHash);
    const copy = ok(await member.client.get('/api/auth/personal-data'));
    expect(copy.parts.billing.taxForms).toMatchObject([
      { street: '12 Elm St', numberEnding: '8726' },
      { replacedAt: null },
    ]);
    expect(JSON.stringify(copy)).not.toContain('536228726');
    const stored = JSON.stringify(await runSql(app.application.sql, STORED_FORM, [member.id]));
    expect(stored).toContain('12 Elm St');
    expect(stored).not.toMatch(/536-?22-?8726/);
  });

  it('the W-9 is signed in the language in which it was shown', async () => {
    const member = await earner();
    expect((await profile(member, 'es')).certification.opening).toBe('Bajo pena de perjurio, certifico que:');
    ok(await sign(member, {}, 'es'));
    const copy = ok(await member.client.get('/api/auth/personal-data'));
    expect(copy.parts.billing.taxForms).toMatchObject([{ language: 'es' }]);
    const stale = await sign(member, { certificationHash: 'a'.repeat(64) });
    expect([stale.status, stale.body.code]).toEqual([409, 'billing.certification_changed']);
  });

  it.each([
    [{ taxId: '000-12-3456' }, 'taxId', 'Please enter a valid Social Security number or ITIN'],
    [{ taxId: '900-44-1234' }, 'taxId', 'Please enter a valid Social Security number or ITIN'],
    [{ taxIdType: 'ein', taxId: '07-1234567' }, 'taxId', 'Please enter a valid employer number (EIN)'],
    [{ classification: 'llc_s' }, 'taxIdType', 'This kind of taxpayer has an employer number (EIN)'],
    [{ zip: '7870' }, 'zip', 'Please enter a valid ZIP code'],
    [{ certified: false }, 'certified', 'You must certify this to sign'],
  ])('%o is rejected', async (changes, path, message) => {
    const answer = await sign(await earner(), changes);
    expect([answer.status, answer.body.issues]).toEqual([400, [expect.objectContaining({ path, message })]]);
  });

  it('the first W-9 requires a number of the chosen kind', async () => {
    const member = await earner();
    for (const changes of [{ taxId: '' }, { taxId: SSN }, { taxIdType: 'ein', taxId: '' }]) {
      const { status, body } = await sign(member, changes);
      expect([status, body.code ?? 'signed']).toEqual(
        changes.taxId === '' ? [400, 'billing.tax_id_missing'] : [200, 'signed'],
      );
    }
    expect((await sign(member, { taxId: '944-70-1234' })).status).toBe(200);
  });
});

describe('the annual statement', () => {
  it('the statement counts rewards and bonuses in the year in which they could be withdrawn, not withdrawals', async () => {
    const member = await earner();
    await pay(member, 300);
    await withdraw(member, '100');
    await app.advance(2);
    const [now] = ok(await member.client.get('/api/tax-documents'));
    expect(now).toMatchObject({
      rewards: '300.00',
      bonuses: '0.00',
      total: '300.00',
      isReported: false,
      isFinal: false,
    });
    const pdf = await fetch(`${app.origin}/api/tax-documents/pdf?year=${now.year}`, {
      headers: { Cookie: member.client.cookieHeader() },
    });
    expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
    const document = await PDFDocument.load(await pdf.arrayBuffer());
    expect(document.getTitle()).toBe(`Earnings in ${now.year}`);
    const other = await earner();
    expect((await other.client.get(`/api/tax-documents/pdf?year=${now.year}`)).status).toBe(404);
    expect(ok(await other.client.get('/api/tax-documents'))).toEqual([]);
  });
});

describe('the annual export', () => {
  it('only admins get the export with full numbers, which leaves out corporations and is in the audit log', async () => {
    const [person, corporation, silent, small] = [
      await earner(),
      await earner(),
      await earner(),
      await earner(),
    ];
    for (const one of [person, corporation, silent]) await pay(one, 2500);
    await pay(small, 900);
    ok(await sign(person, { name: '=Bo, Li' }));
    ok(await sign(small));
    ok(await sign(corporation, { classification: 'c_corporation', taxIdType: 'ein', taxId: '12-3456789' }));
    const year = (await profile(person)).year;
    const summary = ok(await admin.client.get(`/api/admin/tax-years/${year}`));
    const answer = await admin.client.get<string>(`/api/admin/tax-years/${year}/1099-nec.csv`);
    expect(answer.headers.get('Content-Disposition')).toContain(`crewvine-1099-nec-${year}.csv`);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    const lines = answer.body.trim().split('\r\n');
    expect(lines).toHaveLength(1 + summary.people);
    expect(lines.find((line) => line.includes(person.id))).toContain(
      `${year},1099-NEC,SSN,536228726,"'=Bo, Li"`,
    );
    expect(lines.find((line) => line.includes(person.id))).toMatch(
      /2500\.00,0\.00,0\.00,TX,2500\.00,yes,as the federal form,yes$/,
    );
    expect(lines.find((line) => line.includes(silent.id))).toMatch(/2500\.00,.*,no$/);
    for (const { id } of [corporation, small]) expect(answer.body).not.toContain(id);
    const [entry] = ok(await admin.client.get<Loose[]>('/api/admin/audit-log?action=taxes.exported&limit=1'));
    expect(entry).toMatchObject({ actor: { id: admin.id }, details: { year, people: summary.people } });
    expect((await person.client.get(`/api/admin/tax-years/${year}/1099-nec.csv`)).status).toBe(403);
    expect((await person.client.get(`/api/admin/tax-years/${year}`)).status).toBe(403);
  });
});

describe('without a W-9', () => {
  it.each([
    ['Austin, TX', 900, null],
    ['Newark, NJ', 900, null],
    ['Newark, NJ', 1200, /0\.00,NJ,1200\.00,no,yes,no$/],
    ['Austin, TX', 2500, /0\.00,,2500\.00,yes,as the federal form,no$/],
    ['', 700, /0\.00,,700\.00,no,as the federal form,no$/],
  ] as const)(
    'the export uses the statement’s threshold: for someone in "%s" with $%i',
    async (location, paid, line) => {
      const member = await earner(location);
      await pay(member, paid);
      const year = (await profile(member)).year;
      const [document] = ok(await member.client.get<Loose[]>('/api/tax-documents'));
      expect(document?.['isReported']).toBe(line !== null);
      const { body } = await admin.client.get<string>(`/api/admin/tax-years/${year}/1099-nec.csv`);
      const own = body.split('\r\n').find((one) => one.includes(member.id));
      if (line) expect(own).toMatch(line);
      else expect(own).toBeUndefined();
    },
  );
});

describe('a deleted account', () => {
  const left = async (id: string) =>
    app.application.sql.rows<Loose>(
      {
        name: 'test-tax-forms',
        text: 'select keep_until::text as until from tax_profiles where user_id = $1',
      },
      [id],
    );
  it('W-9s of paid people are retained as long as the law requires, and no others', async () => {
    const [paid, unpaid] = [await earner(), await earner()];
    await pay(paid, 100);
    for (const one of [paid, unpaid]) {
      ok(await sign(one));
      const leaving = { currentPassword: TEST_PASSWORD, forfeit: true };
      ok(await one.client.send('DELETE', '/api/auth/account', leaving));
    }
    const year = (await profile(await earner())).year;
    expect(await left(unpaid.id)).toEqual([]);
    expect(await left(paid.id)).toEqual([{ until: `${year + 5}-04-15` }]);
    await app.advance(24 * 366 * 6);
    expect(await left(paid.id)).toEqual([]);
  });
});
