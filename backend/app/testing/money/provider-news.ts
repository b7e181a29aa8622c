import { SANDBOX } from '#modules/billing/adapters/billing.tokens.ts';
import { sandboxSecret, signWebhook } from '#modules/billing/adapters/sandbox/provider/webhook-signature.ts';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';
import { CLOCK } from '#platform/tokens.ts';

const LOSE = {
  name: 'test-lose-event',
  text: `update sandbox_events set delivered_at = now() where id = $1`,
};
/** The newest object of each kind, for forged events. */
const OBJECTS = {
  name: 'test-forged-objects',
  text: `(select id, 'payment_intent' as type from sandbox_payment_intents order by ctid desc limit 2)
    union all (select id, 'refund' from sandbox_refunds order by ctid desc limit 2)
    union all (select id, 'dispute' from sandbox_disputes order by ctid desc limit 1)
    union all (select id, 'invoice' from sandbox_invoices order by ctid desc limit 2)
    union all (select id, 'subscription' from sandbox_subscriptions order by ctid desc limit 1)
    union all (select id, 'payout' from sandbox_payouts order by ctid desc limit 1)`,
};
/** Each of them may be untrue of such an object. */
const UNTRUTHS: Readonly<Record<string, readonly string[]>> = {
  payment_intent: ['payment_intent.succeeded', 'payment_intent.canceled', 'payment_intent.payment_failed'],
  refund: ['refund.updated', 'refund.failed'],
  dispute: ['charge.dispute.closed', 'charge.dispute.funds_reinstated'],
  invoice: ['invoice.paid', 'invoice.payment_failed'],
  subscription: ['customer.subscription.deleted', 'customer.subscription.updated'],
  payout: ['payout.paid', 'payout.failed'],
};

let told = 0;

/** The provider's events, which come late, never, repeatedly and from a forger. */
export class ProviderNews {
  private readonly app: TestApplication;
  private late = 0;
  private lost = 0;

  constructor(app: TestApplication) {
    this.app = app;
    const events = app.application.get(SANDBOX).events;
    const [deliverNow, handle] = [events.deliverNow.bind(events), events.handle.bind(events)];
    events.deliverNow = async (id) => {
      if (this.late > 0) this.late -= 1;
      else if (this.lost === 0) await deliverNow(id);
    };
    events.handle = async (data) => {
      if (this.lost === 0) return handle(data);
      this.lost -= 1;
      await app.application.sql.rows(LOSE, [data['eventId']]);
    };
  }

  /** The next ones wait until what is queued is delivered. */
  delay(count: number): void {
    this.late = count;
  }

  /** The next ones never come, however long one waits. */
  lose(count: number): void {
    this.lost = count;
  }

  arriveAgain(): void {
    [this.late, this.lost] = [0, 0];
  }

  /** Nothing of it may be believed: neither what the provider has not signed, nor what it signs and is not so. */
  async forge(): Promise<void> {
    const { application } = this.app;
    const objects = await application.sql.rows<{ id: string; type: string }>(OBJECTS);
    const secret = sandboxSecret(this.app.settings.sessionKeys);
    for (const { id, type } of objects) {
      for (const untruth of UNTRUTHS[type] ?? []) {
        const unsigned = await this.tell(untruth, id, 'a secret of somebody else');
        if (unsigned.status !== 400) throw new Error(`A forged ${untruth} was answered ${unsigned.status}`);
        await this.tell(untruth, id, secret);
      }
    }
    await this.tell('payment_intent.succeeded', 'pi_of_nobody', secret);
  }

  private tell(type: string, id: string, secret: string): Promise<HttpAnswer<Loose>> {
    told += 1;
    const event = { id: `evt_forged_${told}`, type, created: 1, data: { object: { id } } };
    const raw = JSON.stringify(event);
    const signature = signWebhook(raw, secret, this.app.application.get(CLOCK).now());
    return this.app.client().post('/api/webhooks/stripe', raw, { 'Stripe-Signature': signature });
  }
}
