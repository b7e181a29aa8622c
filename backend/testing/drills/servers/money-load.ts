import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { EMPLOYER_SIGN_UP as EMPLOYER, FRAMING_JOB } from '#app/testing/sample-calls.ts';
import { until } from '#app/testing/killable-product.ts';
import { dayAhead } from '../../fixtures/time/test-now.ts';
import { HttpClient, type HttpAnswer, type Loose } from '../../fixtures/http-client.ts';
import { testPhone } from '../../fixtures/sign-up.ts';
import type { DrillReport } from '../support/drill-report.ts';

const PASSWORD = 'sturdy-hammer-9';
const MEMBER = { password: PASSWORD, firstName: 'Ana', lastName: 'Ruiz', acceptTerms: true };
const JOB = { ...FRAMING_JOB, title: 'Framer' };
const ENDS_WITHIN_S = 120;
/** The tasks of a killed worker are retried after two minutes. */
const SETTLED_WITHIN_MS = 200_000;

interface Person {
  readonly email: string;
}

/** A call that moves money, sent with its own key. */
interface MoneyCall {
  readonly by: Person;
  readonly client: HttpClient;
  readonly make: (client: HttpClient) => Promise<HttpAnswer<Loose>>;
}

interface SentCall extends MoneyCall {
  /** The status before the kill. */
  readonly first: Promise<number>;
}

/** Repeated hires, charged offers, and withdrawals, each by new people, and their results. */
export class MoneyLoad {
  /**
   * Only ten people may sign up from one address in an hour, so the product needs a proxy (`TRUST_PROXY`).
   */
  private addresses = 0;
  private readonly origin: () => string;
  private readonly connect: () => Promise<Client>;
  private readonly strange = new Set<string>();
  private jobId = '';
  private now = new Date(0);
  private sets = 0;
  private lost = 0;
  /** In seconds after the kill. */
  slowestAnswer = 0;

  /** @param origin of the current process: a session outlives all processes */
  constructor(origin: () => string, connect: () => Promise<Client>) {
    this.origin = origin;
    this.connect = connect;
  }

  /** Signs up an employer with a card and posts a job. */
  async open(): Promise<void> {
    const employer = new HttpClient(this.origin());
    good(await employer.post('/api/employer-signup', EMPLOYER));
    this.jobId = good(await employer.post('/api/jobs', JOB)).id;
    const { clientSecret, setupIntentId } = good(await employer.post('/api/billing/payment-methods'));
    const card = { cardNumber: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123', clientSecret };
    good(await employer.post(`/api/sandbox-payments/${setupIntentId}/confirm`, card));
    this.now = new Date(good(await employer.post('/api/dev/clock', { advanceHours: 0 })).now);
  }

  /** Three calls that are ready to be sent. */
  async prepare(name: string): Promise<readonly MoneyCall[]> {
    const employer = await this.signedIn(EMPLOYER);
    const paid = await this.earner(`paid-${name}`);
    const hired = await this.interviewing(employer, `hire-${name}`);
    const offered = await this.interviewing(employer, `offer-${name}`);
    const key = (what: string) => ({ 'Idempotency-Key': `${what}-${name}` });
    const offerData = {
      startDate: dayAhead(60, this.now),
      payRate: '25',
      payType: 'hourly',
      workLocation: 'Austin, TX',
    };
    const offer = `/api/referrals/${offered}/create-offer`;
    this.sets += 1;
    return [
      {
        by: EMPLOYER,
        client: employer,
        make: (client) => client.put(`/api/referrals/${hired}/hire`, {}, key('hire')),
      },
      { by: EMPLOYER, client: employer, make: (client) => client.put(offer, { offerData }, key('offer')) },
      {
        by: paid,
        client: await this.signedIn(paid),
        make: (client) => client.post('/api/payout-account/withdraw', { amount: '100' }, key('withdraw')),
      },
    ];
  }

  /** Sends several sets without a kill in between. */
  async move(name: string, sets = 3): Promise<void> {
    for (let set = 0; set < sets; set += 1) {
      const calls = (await this.prepare(`${name}-${set}`)).map((call) => this.send(call));
      await Promise.all(calls.map((call) => this.repeat(call, performance.now())));
    }
  }

  /** @param afterMs the delay that places the call before, in the middle of, or after the kill */
  send(call: MoneyCall, afterMs = 0): SentCall {
    const first = delay(afterMs)
      .then(() => call.make(call.client))
      .then(
        ({ status }) => status,
        () => 0,
      );
    return { ...call, first };
  }

  /**
   * Sends the same call with the same key until it has an answer. If its effect was written but its answer
   * was not, it may report that the effect exists.
   * @param since when the kill happened, by `performance.now()`
   */
  async repeat({ by, make, first }: SentCall, since: number): Promise<void> {
    const before = await first;
    for (;;) {
      const answer = await this.signedIn(by)
        .then(make)
        .catch(() => null);
      const status = answer?.status ?? 0;
      const seconds = (performance.now() - since) / 1_000;
      if (isOpen(status, answer?.body.code) && seconds < ENDS_WITHIN_S) {
        await delay(1_000);
        continue;
      }
      this.slowestAnswer = Math.max(this.slowestAnswer, seconds);
      const wasAcknowledged = before > 0 && before < 300;
      if (wasAcknowledged && status !== before) this.lost += 1;
      if (status !== 409 && (status === 0 || status >= 300)) this.strange.add(`${before} then ${status}`);
      return;
    }
  }

  /** Waits until nothing is in progress, for a few minutes at most. */
  async settle(): Promise<void> {
    const client = new HttpClient(this.origin());
    const database = await this.connect();
    const count = counting(database);
    const limit = Date.now() + SETTLED_WITHIN_MS;
    const advance = async (advanceHours: number): Promise<boolean> =>
      (await client.post('/api/dev/clock', { advanceHours })).status === 200;
    await until(() => advance(2));
    await until(async () => {
      await advance(2);
      return Date.now() > limit || (await count(`withdrawals where status <> 'paid'`)) === 0;
    });
    await until(async () => {
      await advance(0);
      return Date.now() > limit || (await count(`payments where status <> 'succeeded'`)) === 0;
    });
    await database.end();
  }

  /** Checks that nothing acknowledged is lost or done twice, here or at the provider. */
  async tell(report: DrillReport): Promise<void> {
    const { sets } = this;
    const database = await this.connect();
    const count = counting(database);
    const transfers = 'sandbox_transfers where reversed_at is null';
    report.is('acknowledged and lost', 0, this.lost);
    report.is('calls without a good end', 'none', [...this.strange].join('; ') || 'none');
    report.is('hires', sets, await count(`referrals where status = 'hired'`));
    report.is('letters', sets, await count('offer_letters'));
    report.is('payments', sets * 2, await count(`payments where status = 'succeeded'`));
    const charges = await count(`sandbox_payment_intents where status = 'succeeded'`);
    report.is('charges at the provider', sets * 2, charges);
    report.is('withdrawals', sets, await count('withdrawals'));
    report.is('transfers at the provider', sets, await count(transfers));
    report.is('payouts at the provider', sets, await count(`sandbox_payouts where status = 'paid'`));
    await database.end();
    const client = new HttpClient(this.origin());
    const { balanced, problems } = good(await client.get('/api/dev/ledger-check'));
    const books = balanced && problems.length === 0 ? 'balanced' : problems.join('; ');
    report.is('the ledger', 'balanced', books);
  }

  async signedIn(person: Person): Promise<HttpClient> {
    const client = new HttpClient(this.origin());
    good(await client.post('/api/auth/login', { email: person.email, password: PASSWORD }));
    return client;
  }

  /** Signs up a new person. */
  async member(name: string): Promise<{ readonly id: string; readonly client: HttpClient }> {
    const client = new HttpClient(this.origin());
    const person = { ...MEMBER, email: `${name}@example.com` };
    const { id } = good(await client.post('/api/auth/signup', person, this.fromElsewhere()));
    return { id, client };
  }

  /** Someone with $200 and a bank account: only one withdrawal can be open at a time. */
  private async earner(name: string): Promise<Person> {
    const { id, client } = await this.member(name);
    const database = await this.connect();
    await database.query('begin');
    await database.query(`with t as (insert into ledger_transactions (id, kind, reference, occurred_at)
        values (gen_random_uuid(), 'reward_paid', 'reward:of-the-drill-${name}', now()) returning id)
      insert into ledger_entries (transaction_id, account, amount_cents)
        select t.id, e.account, e.cents from t cross join (values ('reward_expense', -20000),
          ('referrer_available:${id}', 20000)) as e (account, cents)`);
    await database.query('commit');
    await database.end();
    await client.post('/api/payout-account');
    const bank = { routingNumber: '110000000', accountNumber: '000123456789' };
    good(await client.post('/api/sandbox-payout-account', bank));
    return { email: `${name}@example.com` };
  }

  /** A new referral whose worker is interviewing, from a new referrer without other referrals. */
  private async interviewing(employer: HttpClient, name: string): Promise<string> {
    const { client: referrer } = await this.member(name);
    const { id } = good(
      await referrer.post('/api/referrals', {
        jobId: this.jobId,
        referrerName: 'Ana Ruiz',
        referrerPhone: testPhone(),
        workerName: 'Bo Li',
        workerPhone: testPhone(),
        relationship: 'friend',
        consent: true,
      }),
    );
    const interview = { status: 'interview_scheduled', notes: 'a note' };
    good(await employer.put(`/api/referrals/${id}/status`, interview));
    return id;
  }

  private fromElsewhere(): Record<string, string> {
    this.addresses += 1;
    return { 'X-Forwarded-For': `10.0.${this.addresses >> 8}.${this.addresses & 255}` };
  }
}

function good({ status, body }: HttpAnswer<Loose>): Loose {
  if (status >= 300) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** The result of the call is not known yet. */
const isOpen = (status: number, code: unknown): boolean =>
  status === 0 || status === 503 || code === 'http.call_under_way';

const counting =
  (database: Client) =>
  async (what: string): Promise<number> =>
    (await database.query<{ n: number }>(`select count(*)::int as n from ${what}`)).rows[0]?.n ?? -1;
