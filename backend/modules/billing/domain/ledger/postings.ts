import {
  isEarnedAtOnce,
  type AddOnKind,
  type ChargeKind,
  type ObligationKind,
} from '../charging/charge-kind.ts';
import { accounts, revenueOf, type LedgerAccount } from './ledger-account.ts';
import { LedgerTransaction, type LedgerEntry, type Posting } from './ledger-transaction.ts';
import type { LedgerProvider, LedgerTransactionKind } from '../../contract/vocabulary/ledger/ledger.ts';

export interface ChargedLine<Kind extends ChargeKind = ChargeKind> {
  readonly kind: Kind;
  readonly amountCents: number;
}

export type CommittedKind = Exclude<ObligationKind, 'letter_fee' | AddOnKind>;

interface Hire {
  /** The ID of the hire's event: a later hire of the same referral is another movement. */
  readonly hireId: string;
  readonly referralId: string;
  readonly employerId: string;
  /** Null for a quick apply without a referrer. */
  readonly referrerId: string | null;
  /** The referral's held money for the hire to commit, without add-ons, which are earned on delivery. */
  readonly held: readonly ChargedLine<CommittedKind>[];
  readonly provider?: LedgerProvider | null;
}

/**
 * The provider has the money: the letter and a job post are earned immediately, the rest is held until the
 * hire.
 */
export function chargeSucceeded(charge: {
  paymentId: string;
  referralId: string | null;
  employerId: string;
  lines: readonly ChargedLine[];
  /** A payment for several letters is one movement for each of them. */
  isShared?: boolean;
  at: Date;
}): LedgerTransaction {
  const entries = charge.lines.flatMap(({ kind, amountCents }) => {
    const to = isEarnedAtOnce(kind) ? revenueOf(kind) : accounts.employerHeld(charge.employerId);
    return moved(accounts.providerClearing, to, amountCents);
  });
  return post('charge_succeeded', `charge:${partOf(charge)}`, charge.at, entries, charge);
}

/** The reference of a movement of one referral's part of a payment. */
function partOf(about: { paymentId: string; referralId: string | null; isShared?: boolean }): string {
  return about.isShared ? `${about.paymentId}:${about.referralId}` : about.paymentId;
}

interface AddOnMovement {
  readonly obligationId: string;
  readonly referralId: string;
  readonly employerId: string;
  readonly amountCents: number;
  readonly provider?: LedgerProvider | null;
  readonly at: Date;
}

/** Earns a delivered add-on, which can no longer be refunded (rules.md#earned-when-delivered). */
export function addOnDelivered(addOn: AddOnMovement): LedgerTransaction {
  const entries = moved(
    accounts.employerHeld(addOn.employerId),
    accounts.revenue('add_on'),
    addOn.amountCents,
  );
  return post('add_on_delivered', `delivered:${addOn.obligationId}`, addOn.at, entries, addOn);
}

/** A payment bought no days of a post: it is held again, for its refund. */
export function jobPostRefunded(charge: {
  paymentId: string;
  employerId: string;
  amountCents: number;
  at: Date;
}): LedgerTransaction {
  const { paymentId, employerId, amountCents, at } = charge;
  const entries = moved(revenueOf('job_post'), accounts.employerHeld(employerId), amountCents);
  const corrects = `charge:${paymentId}`;
  return post('job_post_given_back', `given_back:${paymentId}`, at, entries, { paymentId, corrects });
}

/**
 * The fee of a letter was paid a second time, by a payment that another had replaced: it is held again, for
 * its refund.
 */
export function letterFeeRefunded(charge: {
  paymentId: string;
  referralId: string | null;
  employerId: string;
  amountCents: number;
  isShared?: boolean;
  at: Date;
}): LedgerTransaction {
  const { employerId, amountCents, at } = charge;
  const entries = moved(revenueOf('letter_fee'), accounts.employerHeld(employerId), amountCents);
  const corrects = `charge:${partOf(charge)}`;
  return post('letter_fee_given_back', `fee_given_back:${partOf(charge)}`, at, entries, {
    ...charge,
    corrects,
  });
}

/**
 * The hire commits held money: the bonus to the referrer, or back to the employer if there is none; the
 * platform fee is earned. Null if nothing is held.
 */
export function hireCommitted(hire: Hire & { at: Date }): LedgerTransaction | null {
  const held = accounts.employerHeld(hire.employerId);
  const entries = hire.held.flatMap(({ kind, amountCents }) =>
    moved(held, kind === 'bonus' ? bonusReceiver(hire) : revenueOf(kind), amountCents),
  );
  if (entries.every(({ amountCents }) => amountCents === 0)) return null;
  return post('hire_committed', `hire:${hire.hireId}`, hire.at, entries, hire);
}

/**
 * The reverse of the hire's own movement, once (rules.md#undo-takes-back). Only a bonus that was returned to
 * the employer for lack of a referrer stays refunded: it may already have reached the card. Null if nothing
 * else was moved.
 */
export function hireUndone(hire: LedgerTransaction, employerId: string, at: Date): LedgerTransaction | null {
  const [held, goingBack] = [accounts.employerHeld(employerId), accounts.refundsPending(employerId)];
  const reversed = hire.entries.map(({ account, amountCents }) => ({ account, amountCents: -amountCents }));
  const entries = [...reversed, ...moved(held, goingBack, hire.amountFor(goingBack))];
  if (hire.amountFor(held) + hire.amountFor(goingBack) === 0) return null;
  const about = { ...hire, corrects: hire.reference };
  return post('hire_undone', `undo:${hire.reference}`, at, entries, about);
}

/** A part of the bonus is due: the referrer can withdraw it. */
export function milestoneReleased(milestone: {
  milestoneId: string;
  referralId: string;
  referrerId: string;
  amountCents: number;
  provider?: LedgerProvider | null;
  at: Date;
}): LedgerTransaction {
  const { referrerId, amountCents, milestoneId, at } = milestone;
  const entries = moved(
    accounts.referrerCommitted(referrerId),
    accounts.referrerAvailable(referrerId),
    amountCents,
  );
  return post('milestone_released', `milestone:${milestoneId}:released`, at, entries, milestone);
}

/** Undue parts return to the employer when a hired referral is rejected (rules.md#rejected-hire). */
export function milestonesVoided(milestones: {
  /** The ID of the rejection's event. */
  rejectionId: string;
  referralId: string;
  referrerId: string;
  employerId: string;
  amountsCents: readonly number[];
  provider?: LedgerProvider | null;
  at: Date;
}): LedgerTransaction {
  const { referrerId, employerId, rejectionId, at } = milestones;
  const [from, to] = [accounts.referrerCommitted(referrerId), accounts.employerHeld(employerId)];
  const entries = milestones.amountsCents.flatMap((cents) => moved(from, to, cents));
  return post('milestones_voided', `milestones:${rejectionId}:voided`, at, entries, milestones);
}

/** The company's own reward becomes the referrer's. */
export function rewardPaid(reward: {
  rewardId: string;
  referralId: string;
  referrerId: string;
  amountCents: number;
  at: Date;
}): LedgerTransaction {
  const entries = moved(
    accounts.rewardExpense,
    accounts.referrerAvailable(reward.referrerId),
    reward.amountCents,
  );
  return post('reward_paid', `reward:${reward.rewardId}`, reward.at, entries, reward);
}

/** A month of a plan, or an upgrade, was paid: earned immediately, like a post (rules.md#plans). */
export function subscriptionPaid(invoice: {
  invoiceId: string;
  employerId: string;
  provider: LedgerProvider;
  amountCents: number;
  at: Date;
}): LedgerTransaction {
  const { invoiceId, employerId, provider, amountCents, at: occurredAt } = invoice;
  const entries = moved(accounts.providerClearing, accounts.revenue('subscription'), amountCents);
  const reference = `invoice:${invoiceId}`;
  const about = { employerId, provider, reference, occurredAt, entries };
  return LedgerTransaction.post({ ...about, kind: 'subscription_paid' });
}

function bonusReceiver({ referrerId, employerId }: Hire): LedgerAccount {
  return referrerId === null ? accounts.refundsPending(employerId) : accounts.referrerCommitted(referrerId);
}

export function moved(from: LedgerAccount, to: LedgerAccount, amountCents: number): LedgerEntry[] {
  return [
    { account: from, amountCents: -amountCents },
    { account: to, amountCents },
  ];
}

export function post(
  kind: LedgerTransactionKind,
  reference: string,
  occurredAt: Date,
  entries: readonly LedgerEntry[],
  about: Pick<Posting, 'referralId' | 'paymentId' | 'provider' | 'corrects'>,
): LedgerTransaction {
  const { referralId = null, paymentId = null, provider = null, corrects = null } = about;
  const of = { referralId, paymentId, provider, corrects };
  return LedgerTransaction.post({ kind, reference, occurredAt, entries, ...of });
}
