import { sandboxSecret, signWebhook } from '#modules/billing/adapters/sandbox/provider/webhook-signature.ts';
import { PROVIDERS, SANDBOX } from '#modules/billing/adapters/billing.tokens.ts';
import {
  ProviderUnavailable,
  type PaymentProvider,
} from '#modules/billing/application/provider/payment-provider.ts';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';
import { CLOCK, EVENT_CONSUMERS, TASK_HANDLERS, UNIT_OF_WORK } from '#platform/tokens.ts';

export type Failure = 'provider' | 'job' | 'event';

const CALLS = [
  'createPaymentIntent',
  'retrievePaymentIntent',
  'cancelPaymentIntent',
  'createRefund',
  'retrieveRefund',
  'findRefund',
  'retrieveDispute',
  'sendEvidence',
] as const satisfies readonly (keyof PaymentProvider)[];

/** Pretends that the process that held them died and that its time and every back-off are over. */
const FREE_JOBS = {
  name: 'test-free-jobs',
  text: `update pgboss.job set state = 'retry', start_after = now() where state in ('active', 'retry')`,
};
const LATEST_EVENTS = {
  name: 'test-latest-provider-events',
  text: `select id, type, object_type as "objectType", object_id as "objectId"
    from sandbox_events order by created_at desc, id desc limit 6`,
};

const CHARGED = {
  name: 'test-charged-intent',
  text: `select i.id from sandbox_payment_intents i join payments p on p.id::text = i.metadata ->> 'paymentId'
    where i.status = 'succeeded' and p.referral_id = $1 order by p.created_at desc limit 1`,
};
const DISPUTED = {
  name: 'test-disputed-intent',
  text: `select id from sandbox_disputes where status = 'open' order by opened_at desc, id limit 1`,
};

/** Makes the provider, jobs and consumers of events fail while losses are left: every other time after they have acted. */
export class Failures {
  private readonly app: TestApplication;
  private readonly left: Record<Failure, number> = { provider: 0, job: 0, event: 0 };

  constructor(app: TestApplication) {
    this.app = app;
    const { application } = app;
    const provider = application.get(PROVIDERS).payments;
    for (const name of CALLS) this.spoil(provider, name, 'provider');
    for (const handler of application.all(TASK_HANDLERS)) this.spoil(handler, 'handle', 'job');
    for (const consumer of application.all(EVENT_CONSUMERS)) this.spoil(consumer, 'handle', 'event');
  }

  arm(what: Failure, times: number): void {
    this.left[what] = times;
  }

  /** Delivers what waits as one try of a worker that may die at it. */
  async tryToSettle(): Promise<void> {
    await this.app.settle().catch(() => undefined);
    await this.app.application.sql.rows(FREE_JOBS);
  }

  /** All is well again: everything that waits is delivered. */
  async end(): Promise<void> {
    for (const what of ['provider', 'job', 'event'] as const) this.left[what] = 0;
    await this.app.application.sql.rows(FREE_JOBS);
    await this.app.settle();
  }

  /** An owner of a card disputes a charge of a referral, or a bank decides the newest dispute. */
  async bank(what: 'disputes' | 'won' | 'lost', referralId: string): Promise<void> {
    const { application } = this.app;
    const disputes = application.get(SANDBOX).disputes;
    const [found] = await application.sql.rows<{ id: string }>(
      what === 'disputes' ? CHARGED : DISPUTED,
      what === 'disputes' ? [referralId] : [],
    );
    if (!found) return;
    if (what === 'disputes') {
      await application.get(UNIT_OF_WORK).transaction(() => disputes.open(found.id));
    } else await disputes.decide(found.id, what);
  }

  /** The provider repeats its latest events, in the other order, under the old IDs and under new ones. */
  async repeatWebhooks(): Promise<HttpAnswer<Loose>[]> {
    const events = await this.app.application.sql.rows<Loose>(LATEST_EVENTS);
    return Promise.all(
      events.flatMap(({ id, type, objectType, objectId }) =>
        [id, id, `${id}_again`].map((name) =>
          this.deliver({
            id: name,
            type,
            created: 1,
            data: { object: { id: objectId, object: objectType } },
          }),
        ),
      ),
    );
  }

  private deliver(event: object): Promise<HttpAnswer<Loose>> {
    const raw = JSON.stringify(event);
    const { application, settings } = this.app;
    const signature = signWebhook(raw, sandboxSecret(settings.sessionKeys), application.get(CLOCK).now());
    return this.app.client().post('/api/webhooks/stripe', raw, { 'Stripe-Signature': signature });
  }

  private spoil<Name extends string, Call extends (...given: never[]) => Promise<unknown>>(
    owner: Record<Name, Call>,
    name: Name,
    what: Failure,
  ): void {
    const work = owner[name].bind(owner) as (...given: unknown[]) => Promise<unknown>;
    const spoiled = async (...given: unknown[]): Promise<unknown> => {
      if (this.left[what] <= 0) return work(...given);
      this.left[what] -= 1;
      if (this.left[what] % 2 === 0) await work(...given);
      throw new ProviderUnavailable('Nobody answers');
    };
    Object.assign(owner, { [name]: spoiled });
  }
}
