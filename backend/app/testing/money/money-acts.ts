import type { Statement } from '#platform/persistence/sql.ts';
import { SANDBOX_BANK } from '#contract/billing/index.ts';
import { SANDBOX } from '#modules/billing/adapters/billing.tokens.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { ok } from '../product-fixture.ts';
import { keyed, nothing, type MoneyFixture, type Press } from './money-fixture.ts';

const REASON = 'The crew sent us a photo of the time sheet.';
const OFFER = { payRate: '25', payType: 'hourly', workLocation: 'Austin, TX', startDate: null };

/** A referrer's rows that wait for an admin. */
const WAITING: Readonly<Record<'claim' | 'retry' | 'release', Statement>> = {
  claim: {
    name: 'test-waiting-claim',
    text: `select c.id from reward_claims c join referrals r on r.id = c.referral_id
      where r.referrer_id = $1 and c.state = 'in_review' order by c.id limit 1`,
  },
  retry: {
    name: 'test-failed-withdrawal',
    text: `select id from withdrawals where user_id = $1 and status = 'failed' order by id desc limit 1`,
  },
  release: {
    name: 'test-waiting-part',
    text: `select id from milestones where referrer_id = $1 and state = 'pending' and waits_for_worker
      order by id limit 1`,
  },
};
const OWED_AGAIN = {
  name: 'test-owed-again',
  text: `select d.id from disputes d join payments p on p.id = d.payment_id
    where p.employer_id = $1 and d.owed_payment_id is not null order by d.opened_at desc, d.id limit 1`,
};
/**
 * Payouts whose bank sends back money that has arrived, while it is still checked (rules.md#late-returns).
 */
const RETURN = {
  name: 'test-returned-payout',
  text: `update sandbox_payouts set status = 'failed', failure = 'account_closed' where idempotency_key = (
      select id::text from withdrawals where user_id = $1 and status = 'paid' and settled_at > $2::timestamptz - interval '20 days'
      order by id desc limit 1)`,
};

const DISPUTED = {
  name: 'test-newest-dispute-of',
  text: `select d.id from sandbox_disputes d join payments p on p.provider_payment_id = d.payment_intent_id
    where p.employer_id = $1 order by d.opened_at desc, d.id limit 1`,
};

/**
 * Money calls beyond those of a hire that goes well: admins' decisions, debits, services, several letters
 * together.
 */
export class MoneyActs {
  private readonly moneyFixture: MoneyFixture;

  constructor(moneyFixture: MoneyFixture) {
    this.moneyFixture = moneyFixture;
  }

  /** By a bank account instead of a card. */
  async debit(bank: 'pays' | 'fails' | 'returns', which: number): Promise<Press> {
    const { fixture } = this.moneyFixture;
    const waiting = (await fixture.payments()).filter(({ status }) => status === 'requires_payment');
    const chosen = waiting[which % Math.max(1, waiting.length)];
    const shown = chosen && (await fixture.payment(chosen['id']));
    if (!shown?.['clientSecret']) return nothing;
    const { paymentIntentId, clientSecret } = shown;
    const { routingNumber, [bank]: accountNumber } = SANDBOX_BANK;
    const body = { routingNumber, accountNumber, clientSecret };
    return (key) =>
      fixture.employer.client.post(`/api/sandbox-payments/${paymentIntentId}/debit`, body, keyed(key));
  }

  async decide(approve: boolean): Promise<Press> {
    const id = await this.waiting('claim');
    return this.byAdmin(id && `reward-claims/${id}`, { approve, reason: REASON });
  }

  async retry(): Promise<Press> {
    const id = await this.waiting('retry');
    return this.byAdmin(id && `withdrawals/${id}/retry`);
  }

  async release(): Promise<Press> {
    const id = await this.waiting('release');
    return this.byAdmin(id && `milestones/${id}/release`, { reason: REASON });
  }

  /** Forgives a debit that its bank has returned, paid again or not. */
  async forgive(): Promise<Press> {
    const { fixture } = this.moneyFixture;
    const rows = await fixture.app.application.sql.rows<{ id: string }>(OWED_AGAIN, [fixture.employer.id]);
    return this.byAdmin(rows[0] && `disputes/${rows[0].id}/forgive`, { reason: REASON });
  }

  /** Charged outside of an offer. */
  order(referralId: string, what: 'background-check' | 'drug-test'): Press {
    const body = what === 'background-check' ? { packageType: 'comprehensive' } : {};
    const { client } = this.moneyFixture.fixture.employer;
    return (key) => client.post(`/api/referrals/${referralId}/${what}`, body, keyed(key));
  }

  async cancelService(which: number): Promise<Press> {
    const { client } = this.moneyFixture.fixture.employer;
    const services: Loose[] = ok(await client.get('/api/service-addons'));
    const chosen = services[which % Math.max(1, services.length)];
    return chosen
      ? (key) => client.post(`/api/service-addons/${chosen['id']}/cancel`, {}, keyed(key))
      : nothing;
  }

  /** Letters to two people, with one payment. */
  async crew(): Promise<Press> {
    const { fixture, jobId } = this.moneyFixture;
    const referralIds: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      const { id } = ok(await fixture.refer(jobId));
      ok(await fixture.status(id, 'interview_scheduled'));
      referralIds.push(id);
    }
    const body = { referralIds, offer: OFFER };
    return (key) => fixture.employer.client.post('/api/offer-letters/bulk', body, keyed(key));
  }

  /** The worker answers the text: yes, or that they do not want to be referred. */
  async answerText(phone: string, accept: boolean): Promise<Press> {
    const client = this.moneyFixture.fixture.app.client();
    const [token] = await this.linksTo(phone, /confirm-referral\/([\w-]+)/);
    return token ? () => client.post(`/api/referral-confirmation/${token}`, { accept }) : nothing;
  }

  /** The worker answers whether they may be checked; the report is there an hour later. */
  async consent(phone: string, accept: boolean): Promise<Press> {
    const [token] = await this.linksTo(phone, /background-check-consent\/([\w-]+)/);
    const body = { consentGiven: accept, candidateSignature: 'Bo Li' };
    const client = this.moneyFixture.fixture.app.client();
    return token ? () => client.post(`/api/background-check-consent/${token}`, body) : nothing;
  }

  /** A bank returns a withdrawal without an event. */
  async returnWithdrawal(): Promise<void> {
    const { fixture } = this.moneyFixture;
    const { sql, clock } = fixture.app.application;
    await sql.rows(RETURN, [fixture.referrer.id, clock.now()]);
  }

  /** A bank decides, also the opposite of what it had decided before. */
  async verdict(outcome: 'won' | 'lost'): Promise<void> {
    const { application } = this.moneyFixture.fixture.app;
    const [newest] = await application.sql.rows<{ id: string }>(DISPUTED, [
      this.moneyFixture.fixture.employer.id,
    ]);
    if (newest) await application.get(SANDBOX).disputes.decide(newest.id, outcome);
  }

  /** Links in texts, the newest first. */
  private async linksTo(phone: string, link: RegExp): Promise<string[]> {
    const client = this.moneyFixture.fixture.app.client();
    const texts: Loose[] = ok(await client.get(`/api/dev/outbox?to=${encodeURIComponent(phone)}&limit=100`));
    return texts.flatMap(({ body }) => link.exec(String(body))?.[1] ?? []);
  }

  private byAdmin(path: string | undefined, body: object = {}): Press {
    const { client } = this.moneyFixture.admin;
    return path ? (key) => client.post(`/api/admin/${path}`, body, keyed(key)) : nothing;
  }

  private async waiting(what: keyof typeof WAITING): Promise<string | undefined> {
    const { fixture } = this.moneyFixture;
    const rows = await fixture.app.application.sql.rows<{ id: string }>(WAITING[what], [fixture.referrer.id]);
    return rows[0]?.id;
  }
}
