import { randomUUID } from 'node:crypto';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { signUpAdmin } from '#modules/admin/testing/sign-up-admin.ts';
import { ok, ProductFixture } from '../product-fixture.ts';
import { TEST_PASSWORD, type SignedUp } from '#testing/fixtures/sign-up.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';
import { FRAMING_JOB } from '../sample-calls.ts';

/** Cards of the sandbox (rules.md#test-cards). */
export const MONEY_CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  authenticating: '4000002500003155',
  disputed: '4000000000000259',
  refundFails: '4000000000005126',
  failsWhenCharged: '4000000000000341',
} as const;
export type MoneyCard = keyof typeof MONEY_CARDS;

const BANKS = { pays: '000123456789', refuses: '000111111116' } as const;
export type Bank = keyof typeof BANKS;

const TAX_FORM = {
  name: 'Bo Li',
  businessName: '',
  classification: 'individual',
  taxIdType: 'ssn',
  taxId: '536-22-8726',
  street: '12 Elm St',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  certified: true,
  signature: 'Bo Li',
};

const MADE = {
  name: 'test-money-made',
  text: `select (select count(*) from withdrawals where user_id = $1)::integer as withdrawals,
    (select count(*) from audit_log where action = 'payment.refunded')::integer as "refundsByHand",
    (select count(*) from jobs where employer_id = $2)::integer as posts,
    (select count(*) from payments where employer_id = $2 and purpose = 'job_post')::integer as "postPayments",
    (select count(*) from payments where employer_id = $2 and purpose = 'job_boost')::integer as boosts`,
};

const ENDED = {
  name: 'test-ended-post',
  text: `select id from jobs where employer_id = $1 and online_until <= $2 order by id limit 1`,
};

/** A call that may be sent once: its key stays the same on every repeat. */
export type Press = (key: string) => Promise<HttpAnswer<Loose>>;

/** An employer, a referrer with a bank and a signed tax form, and an admin: everyone who moves money. */
export class MoneyFixture {
  readonly fixture: ProductFixture;
  readonly admin: SignedUp;
  readonly jobId: string;
  private posts = 0;

  private constructor(fixture: ProductFixture, admin: SignedUp, jobId: string) {
    this.fixture = fixture;
    this.admin = admin;
    this.jobId = jobId;
  }

  static async open(app: TestApplication, admin: SignedUp, card: MoneyCard | null): Promise<MoneyFixture> {
    const fixture = await ProductFixture.open(app);
    const { client } = fixture.referrer;
    ok(await client.put('/api/user-profile', { location: 'Austin, TX' }));
    ok(await client.post('/api/payout-account'));
    const { certification } = ok(await client.get('/api/tax-profile?language=en'));
    ok(await client.put('/api/tax-profile', { ...TAX_FORM, certificationHash: certification.sha256 }));
    const moneyFixture = new MoneyFixture(fixture, admin, (await fixture.job()).id);
    ok(await moneyFixture.useBank('pays'));
    if (card) await fixture.saveCard(MONEY_CARDS[card]);
    return moneyFixture;
  }

  static admin(app: TestApplication): Promise<SignedUp> {
    return signUpAdmin(app);
  }

  /** Payouts ask who one is, by the clock on the wall: however long a machine takes for a story, they are not refused for that. */
  async prove(...people: readonly SignedUp[]): Promise<void> {
    for (const { client } of people) ok(await client.post('/api/auth/step-up', { password: TEST_PASSWORD }));
  }

  /** The results of this fixture's calls so far, each of which may be repeated by its key. */
  async made(): Promise<Loose> {
    const people = [this.fixture.referrer.id, this.fixture.employer.id];
    return this.fixture.app.application.sql.row<Loose>(MADE, people);
  }

  saveCard(card: MoneyCard): Promise<void> {
    return this.fixture.saveCard(MONEY_CARDS[card]);
  }

  useBank(bank: Bank): Promise<HttpAnswer<Loose>> {
    const given = { routingNumber: '110000000', accountNumber: BANKS[bank] };
    return this.fixture.referrer.client.post('/api/sandbox-payout-account', given);
  }

  /** All there is, or the smallest amount. */
  async withdrawal(isAll: boolean): Promise<Press> {
    const { client } = this.fixture.referrer;
    const { availableBalance } = ok(await client.get('/api/payout-account'));
    const amount = isAll ? availableBalance : '25.00';
    return (key) => client.post('/api/payout-account/withdraw', { amount }, keyed(key));
  }

  /** A part of one of the newest payments, or all of it. */
  async refundByHand(which: number, part: number): Promise<Press> {
    const payments = await this.fixture.payments();
    const paid = payments.filter(({ status }) => status === 'succeeded').slice(0, 4);
    const payment = paid[which % Math.max(1, paid.length)];
    if (!payment) return nothing;
    const amount = (Math.max(1, Math.round(Number(payment['amount']) * part * 100)) / 100).toFixed(2);
    const body = { amount, reason: 'Charged for the wrong crew.' };
    return (key) => this.admin.client.post(`/api/admin/payments/${payment['id']}/refund`, body, keyed(key));
  }

  async post(): Promise<Press> {
    this.posts += 1;
    const packages = ok(await this.fixture.app.client().get('/api/job-packages'));
    const jobData = { ...FRAMING_JOB, title: `Framing carpenter ${this.posts}` };
    const body = { packageId: packages[this.posts % packages.length].id, jobData };
    return (key) => this.fixture.employer.client.post('/api/create-job-payment-intent', body, keyed(key));
  }

  /** The renewal of a post whose days are over. */
  async renewal(): Promise<Press> {
    const { app, employer } = this.fixture;
    const { sql, clock } = app.application;
    const ended = await sql.row<{ id: string }>(ENDED, [employer.id, clock.now()]);
    const [cheapest] = ok(await app.client().get('/api/job-packages'));
    const body = { packageId: cheapest.id };
    return ended ? (key) => employer.client.post(`/api/jobs/${ended.id}/renew`, body, keyed(key)) : nothing;
  }

  async leave(): Promise<HttpAnswer<Loose>> {
    const body = { currentPassword: TEST_PASSWORD, forfeit: true };
    return this.fixture.referrer.client.send('DELETE', '/api/auth/account', body);
  }

  /** An admin pays the balance of a person who has left. */
  async payDeparted(): Promise<void> {
    const { id } = this.fixture.referrer;
    const { client } = this.admin;
    const owed: Loose[] = ok(await client.get('/api/admin/owed-balances?limit=100'));
    const { available: amount = '0.00' } = owed.find((one) => one['id'] === id) ?? {};
    if (Number(amount) === 0) return;
    await this.prove(this.admin);
    const path = `/api/admin/owed-balances/${id}/payout`;
    const pay = () => client.post(path, { amount, reference: 'Check 1042' }, keyed(randomUUID()));
    const answers = await Promise.all([pay(), pay()]);
    const paid = answers.filter(({ status }) => status === 204);
    if (paid.length !== 1) throw new Error(`Paid ${paid.length} times: ${JSON.stringify(answers)}`);
  }

  /** A withdrawal that no bank accepts on any try: an admin pays it by check, once. */
  async payGivenUp(): Promise<void> {
    const { client } = this.admin;
    await this.prove(this.admin);
    const failed: Loose[] = ok(await client.get('/api/admin/refunds?status=failed&limit=100'));
    for (const { id, nextTryAt } of failed) {
      if (nextTryAt !== null) continue;
      const path = `/api/admin/refunds/${id}/paid`;
      const pay = () => client.post(path, { reference: 'Check 1043' }, keyed(randomUUID()));
      const answers = await Promise.all([pay(), pay()]);
      const paid = answers.filter(({ status }) => status === 204);
      if (paid.length !== 1) throw new Error(`Paid ${paid.length} times: ${JSON.stringify(answers)}`);
    }
  }

  async boost(): Promise<Press> {
    const [boost] = ok(await this.fixture.app.client().get('/api/job-boosts'));
    const body = { packageId: boost.id };
    return (key) => this.fixture.employer.client.post(`/api/jobs/${this.jobId}/boost`, body, keyed(key));
  }

  plan(what: 'pro' | 'unlimited' | 'none' | 'pay'): Press {
    const { client } = this.fixture.employer;
    const path = '/api/billing/subscription';
    if (what === 'none') return () => client.delete(path);
    if (what === 'pay') return (key) => client.post(`${path}/pay`, {}, keyed(key));
    return async (key) => {
      const taken = await client.post(path, { plan: what }, keyed(key));
      return taken.status === 409 ? client.put(path, { plan: what }, keyed(`${key}-change`)) : taken;
    };
  }
}

const NOTHING: HttpAnswer<Loose> = { status: 200, body: {}, headers: new Headers() };
export const nothing: Press = async () => NOTHING;

export const newKey = (): string => randomUUID();

export function keyed(key: string): Record<string, string> {
  return { 'Idempotency-Key': key };
}
