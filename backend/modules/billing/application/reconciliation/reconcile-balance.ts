import { addHours, type Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';
import { domainEvent, type EventPublisher } from '#kernel/domain-events.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { companyPaidOut, providerFeeKept } from '../../domain/reconciliation/balance-postings.ts';
import type { LedgerTransaction } from '../../domain/ledger/ledger-transaction.ts';
import type { Ledger } from '../ports.ts';
import type { Differences } from './differences.ts';
import type { BalancePage, BalanceTransaction } from '../provider/balance-transaction.ts';
import { ProviderUnavailable, type PaymentProvider } from '../provider/payment-provider.ts';

const EVERY_HOURS = 24;
/** Overlap of two readings, for lines that the provider lists late. */
const OVERLAP_HOURS = 24;
/** Covers movements too recent for the last comparison, and lines that the provider lists late. */
const COMPARED_HOURS = OVERLAP_HOURS + 2;
/** Leaves time for other due work; the next run continues. */
const PAGES_A_RUN = 20;
const BEGINNING = new Date(0);

/** An unfinished reading of the provider's books. */
export interface BalanceReading {
  readonly since: Date;
  readonly begunAt: Date;
  /** The provider's cursor of the next page; null before the first one. */
  readonly next: string | null;
  /** The number of new lines so far. */
  readonly lines: number;
  /** The provider's fees booked so far. */
  readonly feesCents: number;
}

export interface BalanceListing {
  /**
   * All lines that the provider had listed until then are known here; null before the first reading has
   * ended.
   */
  readonly listedUntil: Date | null;
  readonly reading: BalanceReading | null;
  /** The last finished reading. */
  readonly ended: { readonly at: Date; readonly lines: number; readonly feesCents: number } | null;
}

/** (tx) The provider's books as read so far. */
export interface ProviderBalance {
  listing(provider: string): Promise<BalanceListing | null>;
  saveListing(provider: string, listing: BalanceListing): Promise<void>;
  /** Stores lines and returns the new ones. */
  note(
    provider: string,
    transactions: readonly BalanceTransaction[],
    at: Date,
  ): Promise<readonly BalanceTransaction[]>;
}

interface ReadPage {
  readonly noted: number;
  /** Null after the last page. */
  readonly reading: BalanceReading | null;
}

interface ReconcileBalanceNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly provider: Pick<PaymentProvider, 'name' | 'listBalance'>;
  readonly balance: ProviderBalance;
  readonly differences: Differences;
  readonly ledger: Ledger;
  readonly events: EventPublisher;
  readonly clock: Clock;
}

/**
 * Reads the provider's own books once a day: books its fees and transfers to the company's bank, and stores
 * and compares everything with ours (rules.md#reconciliation).
 */
export class ReconcileBalance implements DueWork {
  readonly name = 'billing.reconcile_balance';
  private readonly needs: ReconcileBalanceNeeds;

  constructor(needs: ReconcileBalanceNeeds) {
    this.needs = needs;
  }

  /**
   * Resumes an interrupted reading at the page where it stopped. A line that cannot be booked does not block
   * others of its page or of later pages; the next run begins with its page again.
   * @throws the first such failure, in the end
   */
  async run(): Promise<number> {
    const { provider, balance, clock, unitOfWork } = this.needs;
    const listing = await unitOfWork.transaction(() => balance.listing(provider.name));
    let reading = listing?.reading ?? begin(listing?.listedUntil ?? null, clock.now());
    const failures: unknown[] = [];
    let noted = 0;
    for (let page = 0; reading && page < PAGES_A_RUN; page += 1) {
      const read = await this.readPage(reading, listing, failures);
      if (!read) break;
      noted += read.noted;
      reading = read.reading;
    }
    if (failures.length > 0) throw failures[0];
    return noted;
  }

  /** Null while the provider does not answer. */
  private async readPage(
    reading: BalanceReading,
    listing: BalanceListing | null,
    failures: unknown[],
  ): Promise<ReadPage | null> {
    const { provider, unitOfWork } = this.needs;
    const page = await provider.listBalance(reading.since, reading.next).catch((error: unknown) => {
      if (error instanceof ProviderUnavailable) return null;
      throw error;
    });
    if (!page) return null;
    if (failures.length > 0) return this.bookEach(page, reading, failures);
    return unitOfWork
      .transaction(() => this.bookPage(page, reading, listing))
      .catch((error: unknown) => {
        failures.push(error);
        return this.bookEach(page, reading, failures);
      });
  }

  /** (tx) Also stores the reading position. */
  private async bookPage(
    page: BalancePage,
    reading: BalanceReading,
    listing: BalanceListing | null,
  ): Promise<ReadPage> {
    const { provider, balance, clock } = this.needs;
    const fresh = await this.book(page.transactions);
    const lines = reading.lines + fresh.length;
    const feesCents = fresh.reduce((sum, one) => sum + feeCentsOf(one), reading.feesCents);
    if (page.next !== null) {
      const following = { ...reading, next: page.next, lines, feesCents };
      const { listedUntil = null, ended = null } = listing ?? {};
      await balance.saveListing(provider.name, { listedUntil, reading: following, ended });
      return { noted: fresh.length, reading: following };
    }
    const ended = { at: clock.now(), lines, feesCents };
    await balance.saveListing(provider.name, { listedUntil: reading.begunAt, reading: null, ended });
    await this.compare(listing?.listedUntil ?? null);
    return { noted: fresh.length, reading: null };
  }

  /** Books each line in its own transaction; does not store the reading position. */
  private async bookEach(page: BalancePage, reading: BalanceReading, failures: unknown[]): Promise<ReadPage> {
    let noted = 0;
    for (const one of page.transactions) {
      const step = this.needs.unitOfWork.transaction(() => this.book([one]));
      const fresh = await step.catch((error: unknown) => void failures.push(error));
      noted += fresh?.length ?? 0;
    }
    return { noted, reading: page.next === null ? null : { ...reading, next: page.next } };
  }

  /** (tx) Returns the new lines. */
  private async book(lines: readonly BalanceTransaction[]): Promise<readonly BalanceTransaction[]> {
    const { provider, balance, ledger, clock } = this.needs;
    const fresh = await balance.note(provider.name, lines, clock.now());
    for (const movement of fresh.flatMap((one) => this.postingsOf(one))) await ledger.post(movement);
    return fresh;
  }

  /**
   * (tx) Publishes one event for all new differences: a lost day of events must not cause a hundred notices.
   */
  private async compare(before: Date | null): Promise<void> {
    const { provider, differences, events, clock } = this.needs;
    const since = before ? addHours(before, -COMPARED_HOURS) : BEGINNING;
    const found = await differences.compare(provider.name, since, clock.now());
    if (found.length === 0) return;
    const amountCents = found.reduce((sum, { differenceCents }) => sum + Math.abs(differenceCents), 0);
    const about = { provider: provider.name, count: found.length, amountCents };
    await events.publish([domainEvent('billing.differences_found', clock.now(), about)]);
  }

  /** Movements of charges and refunds are booked with those. */
  private postingsOf(of: BalanceTransaction): LedgerTransaction[] {
    const about = { transactionId: of.id, provider: this.needs.provider.name, at: of.createdAt };
    const feeCents = feeCentsOf(of);
    const fee = feeCents === 0 ? [] : [providerFeeKept({ ...about, amountCents: feeCents })];
    const isMoved = of.kind === 'company_payout' && of.amountCents !== 0;
    return isMoved ? [...fee, companyPaidOut({ ...about, amountCents: 0 - of.amountCents })] : fee;
  }
}

/** A dispute's fee is booked with the dispute. */
function feeCentsOf({ kind, feeCents, amountCents }: BalanceTransaction): number {
  if (kind === 'dispute') return 0;
  return kind === 'fee' ? feeCents - amountCents : feeCents;
}

function begin(listedUntil: Date | null, now: Date): BalanceReading | null {
  if (listedUntil && addHours(listedUntil, EVERY_HOURS) > now) return null;
  const since = listedUntil ? addHours(listedUntil, -OVERLAP_HOURS) : BEGINNING;
  return { since, begunAt: now, next: null, lines: 0, feesCents: 0 };
}
