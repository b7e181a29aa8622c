import { addHours, type Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { eachAlone, type DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type {
  DisputeEvidence,
  EvidenceFile,
  ProviderDispute,
  SentEvidence,
} from '#modules/billing/application/provider/payment-provider.ts';
import type { SandboxEvents } from '../provider/sandbox-events.ts';
import { sandboxId } from '../sandbox-names.ts';

/** The days that banks wait for an answer. */
const DAYS_TO_ANSWER = 21;
/** Stripe's fee for a dispute in the US. */
const FEE_CENTS = 15_00;

const ADD = {
  name: 'sandbox-dispute-add',
  text: `insert into sandbox_disputes (id, payment_intent_id, amount_cents, status, opened_at, reason)
    select $1, i.id, i.amount_cents, $4, $3, $5 from sandbox_payment_intents i where i.id = $2
    on conflict do nothing returning id`,
};
const FIND = {
  name: 'sandbox-dispute',
  text: `select id, payment_intent_id as "paymentIntentId", amount_cents::float8 as "amountCents", status, reason,
      moves, iso(opened_at) as "openedAt", evidence is not null as "isAnswered"
    from sandbox_disputes where id = $1`,
};
const DECIDE = {
  name: 'sandbox-dispute-decide',
  text: `update sandbox_disputes set status = $2, moves = moves + case when $2 = 'won' or status = 'won' then 1 else 0 end
    where id = $1 and status <> $2 returning id`,
};
const LATE = {
  name: 'sandbox-disputes-late',
  text: `select id from sandbox_disputes where status = 'open' and opened_at <= $1 order by opened_at limit 50`,
};
const EXPIRE = {
  name: 'sandbox-dispute-expire',
  text: `update sandbox_disputes set status = 'lost' where id = $1 and status = 'open' returning id`,
};
const ANSWER = {
  name: 'sandbox-dispute-answer',
  text: `update sandbox_disputes set evidence = coalesce(evidence, $2) where id = $1 returning id`,
};
const TOLD = {
  name: 'sandbox-dispute-told',
  text: `select '{"files": []}'::jsonb || evidence as told from sandbox_disputes where id = $1`,
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
  readonly reason: string;
  readonly moves: number;
  readonly openedAt: string;
  readonly isAnswered: boolean;
}

/** Simulates banks: they take disputed money, and close unanswered disputes (rules.md#disputes). */
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

  /** (tx) The card's owner denies the charge to the bank. */
  async open(intentId: string): Promise<void> {
    await this.add(intentId, 'open', 'fraudulent');
  }

  /**
   * (tx) The bank of a debited account takes the money back: a dispute that cannot be answered, as Stripe
   * reports it.
   */
  async returnDebit(intentId: string): Promise<void> {
    await this.add(intentId, 'lost', 'insufficient_funds');
  }

  private async add(intentId: string, status: 'open' | 'lost', reason: string): Promise<void> {
    const id = sandboxId('dp');
    if (!(await this.sql.row(ADD, [id, intentId, this.clock.now(), status, reason]))) return;
    for (const what of ['created', 'funds_withdrawn']) await this.record(what, id);
    if (status === 'lost') await this.record('closed', id);
  }

  async view(id: string): Promise<ProviderDispute> {
    const row = await this.sql.row<Row>(FIND, [id]);
    if (!row) throw unknown();
    const { paymentIntentId, amountCents, status, reason, moves, openedAt, isAnswered } = row;
    return {
      id,
      paymentIntentId,
      amountCents,
      status,
      reason,
      withdrawnCents: status === 'won' ? 0 : amountCents,
      balanceMoves: moves,
      feeCents: FEE_CENTS,
      evidenceDueAt: addHours(new Date(openedAt), DAYS_TO_ANSWER * 24),
      submissions: isAnswered ? 1 : 0,
    };
  }

  /** Accepts evidence for the charge, once. @throws DomainError `billing.unknown_object` (not_found) */
  async takeEvidence(id: string, evidence: DisputeEvidence, files: readonly EvidenceFile[]): Promise<void> {
    const told = { ...evidence, files: files.map(({ kind, bytes }) => ({ kind, size: bytes.length })) };
    if (!(await this.sql.row(ANSWER, [id, JSON.stringify(told)]))) throw unknown();
  }

  /**
   * Evidence from before files were supported has none. @throws DomainError `billing.unknown_object`
   * (not_found)
   */
  async toldEvidence(id: string): Promise<SentEvidence | null> {
    const row = await this.sql.row<{ told: SentEvidence | null }>(TOLD, [id]);
    if (!row) throw unknown();
    return row.told;
  }

  /** Only the bank can refund such a charge. */
  async blocksRefundsOf(intentId: string): Promise<boolean> {
    const row = await this.sql.row<{ status: string }>(OPEN_OF, [intentId]);
    return row !== null && row.status !== 'won';
  }

  /**
   * Decides a dispute for the bank, for testing; may reverse an earlier decision. False if the decision is
   * the same. @throws DomainError `billing.unknown_object` (not_found)
   */
  async decide(id: string, outcome: 'won' | 'lost'): Promise<boolean> {
    return this.unitOfWork.transaction(async () => {
      if (!(await this.sql.row(FIND, [id]))) throw unknown();
      const isNew = (await this.sql.row(DECIDE, [id, outcome])) !== null;
      if (isNew) await this.recordEnd(id, outcome);
      return isNew;
    });
  }

  async run(): Promise<number> {
    const until = addHours(this.clock.now(), -DAYS_TO_ANSWER * 24);
    const late = await this.sql.rows<{ id: string }>(LATE, [until]);
    return eachAlone(late, ({ id }) => this.unitOfWork.transaction(() => this.expire(id)));
  }

  private async expire(id: string): Promise<boolean> {
    if (!(await this.sql.row(EXPIRE, [id]))) return false;
    await this.recordEnd(id, 'lost');
    return true;
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
