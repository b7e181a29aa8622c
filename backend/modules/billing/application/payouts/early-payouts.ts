import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { CallEffects, UnitOfWork } from '#kernel/unit-of-work.ts';
import type { EarlyPayoutView } from '../../contract/payouts/early-payout.ts';
import type { Milestone } from '../../domain/bonus/milestone.ts';
import { milestoneReleased } from '../../domain/ledger/postings.ts';
import { earlyPayoutFee } from '../../domain/payouts/early-payout-postings.ts';
import { earlyPayoutOf, earlyUntil, quoteEarlyPayout } from '../../domain/payouts/early-payout.ts';
import { unknownMilestone } from '../bonus/release-waiting.ts';
import type { BillingNeeds } from '../ports.ts';
import type { PageRequest } from '../reporting/billing-reader.ts';

/** A part of a bonus as its referrer sees it. */
export interface EarlyPart {
  readonly id: string;
  readonly referralId: string;
  readonly workerName: string;
  readonly jobTitle: string;
  readonly amountCents: number;
  readonly feeCents: number | null;
  readonly dueAt: string;
  readonly takenAt: string | null;
}

export interface EarlyPayoutReader {
  /** A part of this referrer's bonuses. */
  part(milestoneId: string, userId: UserId): Promise<EarlyPart | null>;
  /** The parts that can be taken now, the next due first. */
  offered(userId: UserId, due: { after: Date; until: Date }, page: PageRequest): Promise<EarlyPart[]>;
  /** The parts that were taken early, newest first. */
  taken(userId: UserId, page: PageRequest): Promise<EarlyPart[]>;
}

interface EarlyPayoutsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly billing: Pick<BillingNeeds, 'milestones' | 'ledger' | 'taskQueue' | 'clock' | 'bonusRecord'>;
  readonly reader: EarlyPayoutReader;
  readonly effects: CallEffects;
}

/** Early parts of bonuses, for a fee that is shown first (rules.md#early-payout). */
export class EarlyPayouts {
  private readonly needs: EarlyPayoutsNeeds;

  constructor(needs: EarlyPayoutsNeeds) {
    this.needs = needs;
  }

  async offered(userId: UserId, page: PageRequest): Promise<EarlyPayoutView[]> {
    const now = this.clock.now();
    const parts = await this.needs.reader.offered(userId, { after: now, until: earlyUntil(now) }, page);
    return parts.map(shown);
  }

  async taken(userId: UserId, page: PageRequest): Promise<EarlyPayoutView[]> {
    return (await this.needs.reader.taken(userId, page)).map(shown);
  }

  /**
   * Shows a taken part with its original figures. @throws DomainError `billing.unknown_milestone`
   * (not_found), and as `quoteEarlyPayout`
   */
  async quote(milestoneId: string, userId: UserId): Promise<EarlyPayoutView> {
    await this.needs.unitOfWork.transaction(async () => {
      const milestone = await this.find(milestoneId, userId);
      if (milestone.earlyFeeCents === null) quoteEarlyPayout(milestone, this.clock.now());
    });
    return this.show(milestoneId, userId);
  }

  /**
   * Idempotent.
   * @param payout the net amount that the referrer was shown
   * @throws DomainError `billing.early_payout_changed` (conflict) with the new figures, and as `quote`
   */
  async take(milestoneId: string, userId: UserId, payout: Money): Promise<EarlyPayoutView> {
    const { unitOfWork, effects } = this.needs;
    await unitOfWork.transaction(() => effects.once(() => this.pay(milestoneId, userId, payout)));
    return this.show(milestoneId, userId);
  }

  private async pay(milestoneId: string, userId: UserId, payout: Money): Promise<string> {
    const { billing } = this.needs;
    const referralId = await billing.milestones.referralOf(milestoneId);
    if (referralId === null) throw unknownMilestone();
    await billing.bonusRecord.lockReferral(referralId);
    const milestone = await this.find(milestoneId, userId);
    if (milestone.earlyFeeCents !== null) return milestoneId;
    const quote = quoteEarlyPayout(milestone, this.clock.now());
    if (!quote.payout.equals(payout)) throw changed(quote);
    milestone.payEarly(quote, this.clock.now());
    await this.book(milestone, quote.fee);
    return milestoneId;
  }

  private async book(milestone: Milestone, fee: Money): Promise<void> {
    const { milestones, ledger, taskQueue } = this.needs.billing;
    await milestones.save([milestone]);
    const { id: milestoneId, obligationId, referralId, referrerId, amountCents } = milestone;
    const provider = (await ledger.providersOf([obligationId])).get(obligationId) ?? null;
    const about = { milestoneId, referralId, referrerId, provider, at: this.clock.now() };
    await ledger.post(milestoneReleased({ ...about, amountCents }));
    await ledger.post(earlyPayoutFee({ ...about, feeCents: fee.cents }));
    await taskQueue.enqueue({ kind: 'billing.ask_for_tax_form', data: { userId: referrerId } });
  }

  private async find(milestoneId: string, userId: UserId): Promise<Milestone> {
    const milestone = await this.needs.billing.milestones.find(milestoneId);
    if (milestone?.referrerId !== userId) throw unknownMilestone();
    return milestone;
  }

  private async show(milestoneId: string, userId: UserId): Promise<EarlyPayoutView> {
    const part = await this.needs.reader.part(milestoneId, userId);
    if (!part) throw unknownMilestone();
    return shown(part);
  }

  private get clock(): Clock {
    return this.needs.billing.clock;
  }
}

function shown({ amountCents, feeCents, ...part }: EarlyPart): EarlyPayoutView {
  const amount = Money.ofCents(amountCents);
  const fee = feeCents === null ? (earlyPayoutOf(amount)?.fee ?? amount) : Money.ofCents(feeCents);
  const figures = { amount, fee, payout: amount.minus(fee) };
  return {
    ...part,
    amount: figures.amount.toDollars(),
    fee: figures.fee.toDollars(),
    payout: figures.payout.toDollars(),
  };
}

function changed({ fee, payout }: { fee: Money; payout: Money }): DomainError {
  return new DomainError('billing.early_payout_changed', 'conflict', 'The fee has changed', {
    fee: fee.toDollars(),
    payout: payout.toDollars(),
  });
}
