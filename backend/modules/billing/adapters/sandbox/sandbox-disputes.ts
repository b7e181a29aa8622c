import { randomBytes } from 'node:crypto';
import { addHours, type Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { DisputeEvidence, ProviderDispute } from '../../application/provider/payment-provider.ts';
import type { SandboxEvents } from './sandbox-events.ts';

/** As long as banks wait for an answer. */
const DAYS_TO_ANSWER = 21;
/** What Stripe keeps for a dispute in the US. */
const FEE_CENTS = 15_00;

const ADD = {
  name: 'sandbox-dispute-add',
  text: `insert into sandbox_disputes (id, payment_intent_id, amount_cents, status, opened_at)
    select $1, i.id, i.amount_cents, 'open', $3 from sandbox_payment_intents i where i.id = $2
    on conflict do nothing returning id`,
};
const FIND = {
  name: 'sandbox-dispute',
  text: `select id, payment_intent_id as "paymentIntentId", amount_cents::float8 as "amountCents", status,
      iso(opened_at) as "openedAt", evidence is not null as "isAnswered"
    from sandbox_disputes where id = $1`,
};
const DECIDE = {
  name: 'sandbox-dispute-decide',
  text: `update sandbox_disputes set status = $2 where id = $1 and status = 'open' returning id`,
};
const EXPIRE = {
  name: 'sandbox-disputes-expire',
  text: `update sandbox_disputes set status = 'lost' where status = 'open' and opened_at <= $1 returning id`,
};
const ANSWER = {
  name: 'sandbox-dispute-answer',
  text: `update sandbox_disputes set evidence = coalesce(evidence, $2) where id = $1 returning id`,
};
const OPEN_OF = {
  name: 'sandbox-dispute-of-intent',
  text: `select id, status from sandbox_disputes where payment_intent_id = $1`,
};

interface Row {
  readonly id: string;
  readonly paymentIntentId: string;
  readonly amountCents: number;
  readonly status: 'open' | 'won' | 'lost';
  readonly openedAt: string;
  readonly isAnswered: boolean;
}

/** The banks of the sandbox: they take disputed money away, and lose patience with who does not answer (rules.md#disputes). */
export class SandboxDisputes implements DueWork {
  readonly name = 'billing.sandbox_disputes';
  private readonly sql: Sql;
  private readonly events: SandboxEvents;
  private readonly unitOfWork: UnitOfWork;
  private readonly clock: Clock;

  constructor(sql: Sql, events: SandboxEvents, unitOfWork: UnitOfWork, clock: Clock) {
    this.sql = sql;
    this.events = events;
    this.unitOfWork = unitOfWork;
    this.clock = clock;
  }

  /** (tx) The owner of the card tells the bank that the charge is none of theirs. */
  async open(intentId: string): Promise<void> {
    const id = `dp_${randomBytes(16).toString('hex')}`;
    if (!(await this.sql.row(ADD, [id, intentId, this.clock.now()]))) return;
    for (const what of ['created', 'funds_withdrawn']) await this.record(what, id);
  }

  async view(id: string): Promise<ProviderDispute> {
    const row = await this.sql.row<Row>(FIND, [id]);
    if (!row) throw unknown();
    const { paymentIntentId, amountCents, status, openedAt, isAnswered } = row;
    return {
      id,
      paymentIntentId,
      amountCents,
      status,
      reason: 'fraudulent',
      withdrawnCents: status === 'won' ? 0 : amountCents,
      feeCents: FEE_CENTS,
      evidenceDueAt: addHours(new Date(openedAt), DAYS_TO_ANSWER * 24),
      submissions: isAnswered ? 1 : 0,
    };
  }

  /** The bank reads what speaks for the charge, once. @throws DomainError `billing.unknown_object` (not_found) */
  async takeEvidence(id: string, evidence: DisputeEvidence): Promise<void> {
    if (!(await this.sql.row(ANSWER, [id, JSON.stringify(evidence)]))) throw unknown();
  }

  /** Nothing of such a charge is given back but by the bank. */
  async blocksRefundsOf(intentId: string): Promise<boolean> {
    const row = await this.sql.row<{ status: string }>(OPEN_OF, [intentId]);
    return row !== null && row.status !== 'won';
  }

  /** What a bank decides: for trying it out. @throws DomainError `billing.unknown_object` (not_found) */
  async decide(id: string, outcome: 'won' | 'lost'): Promise<void> {
    await this.unitOfWork.transaction(async () => {
      if (!(await this.sql.row(FIND, [id]))) throw unknown();
      if (await this.sql.row(DECIDE, [id, outcome])) await this.recordEnd(id, outcome);
    });
  }

  async run(): Promise<number> {
    return this.unitOfWork.transaction(async () => {
      const until = addHours(this.clock.now(), -DAYS_TO_ANSWER * 24);
      const lost = await this.sql.rows<{ id: string }>(EXPIRE, [until]);
      for (const { id } of lost) await this.recordEnd(id, 'lost');
      return lost.length;
    });
  }

  private async recordEnd(id: string, outcome: 'won' | 'lost'): Promise<void> {
    if (outcome === 'won') await this.record('funds_reinstated', id);
    await this.record('closed', id);
  }

  private async record(what: string, id: string): Promise<void> {
    await this.events.record(`charge.dispute.${what}`, 'dispute', id);
  }
}

function unknown(): DomainError {
  return new DomainError('billing.unknown_object', 'not_found', 'The provider does not know this');
}
