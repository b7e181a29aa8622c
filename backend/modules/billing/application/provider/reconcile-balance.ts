import { addHours, type Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { companyPaidOut, providerFeeKept } from '../../domain/balance-postings.ts';
import type { LedgerTransaction } from '../../domain/ledger-transaction.ts';
import type { Ledger } from '../ports.ts';
import type { BalanceTransaction } from './balance-transaction.ts';
import { ProviderUnavailable, type PaymentProvider } from './payment-provider.ts';

const EVERY_HOURS = 24;
/** Read again each time: what the provider lists late. */
const OVERLAP_HOURS = 24;
/** So that other due work has its turn; the next run goes on. */
const PAGES_A_RUN = 20;
const BEGINNING = new Date(0);

/** A reading of the provider's books that is not at its end yet. */
export interface BalanceReading {
  readonly since: Date;
  readonly begunAt: Date;
  /** The provider's mark of the next page; null before the first one. */
  readonly next: string | null;
}

export interface BalanceListing {
  /** All that the provider had listed until then is known here; null before the first reading has ended. */
  readonly listedUntil: Date | null;
  readonly reading: BalanceReading | null;
}

/** (tx) The provider's books as they were read so far. */
export interface ProviderBalance {
  listing(provider: string): Promise<BalanceListing | null>;
  keepListing(provider: string, listing: BalanceListing): Promise<void>;
  /** Those that are new here. */
  note(
    provider: string,
    transactions: readonly BalanceTransaction[],
    at: Date,
  ): Promise<readonly BalanceTransaction[]>;
}

interface ReconcileBalanceNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly provider: Pick<PaymentProvider, 'name' | 'listBalance'>;
  readonly balance: ProviderBalance;
  readonly ledger: Ledger;
  readonly clock: Clock;
}

/**
 * Once a day the provider's own books are read: what it keeps for its services and what goes to the company's bank is booked, and
 * everything is kept to be held against ours (rules.md#reconciliation).
 */
export class ReconcileBalance implements DueWork {
  readonly name = 'reconcile with the provider';
  private readonly needs: ReconcileBalanceNeeds;

  constructor(needs: ReconcileBalanceNeeds) {
    this.needs = needs;
  }

  /** A reading that was broken off goes on with the page where it stopped. */
  async run(): Promise<number> {
    const { provider, balance, clock, unitOfWork } = this.needs;
    const listing = await unitOfWork.transaction(() => balance.listing(provider.name));
    let reading = listing?.reading ?? begin(listing?.listedUntil ?? null, clock.now());
    const listedUntil = listing?.listedUntil ?? null;
    let noted = 0;
    for (let page = 0; reading && page < PAGES_A_RUN; page += 1) {
      const read = await this.readPage(reading, listedUntil);
      if (!read) break;
      noted += read.noted;
      reading = read.reading;
    }
    return noted;
  }

  /** In a transaction of its own, with how far it was read; null while the provider does not answer. */
  private async readPage(
    reading: BalanceReading,
    listedUntil: Date | null,
  ): Promise<{ noted: number; reading: BalanceReading | null } | null> {
    const { provider, balance, ledger, clock, unitOfWork } = this.needs;
    const page = await provider.listBalance(reading.since, reading.next).catch((error: unknown) => {
      if (error instanceof ProviderUnavailable) return null;
      throw error;
    });
    if (!page) return null;
    return unitOfWork.transaction(async () => {
      const fresh = await balance.note(provider.name, page.transactions, clock.now());
      for (const movement of fresh.flatMap((one) => this.postingOf(one))) await ledger.post(movement);
      const following = page.next === null ? null : { ...reading, next: page.next };
      const until = following ? listedUntil : reading.begunAt;
      await balance.keepListing(provider.name, { listedUntil: until, reading: following });
      return { noted: fresh.length, reading: following };
    });
  }

  /** The fee of a dispute is booked with the dispute, and what charges and refunds move with theirs. */
  private postingOf(of: BalanceTransaction): LedgerTransaction[] {
    const about = { transactionId: of.id, provider: this.needs.provider.name, at: of.createdAt };
    const isFee = of.kind === 'fee';
    const feeCents = of.kind === 'dispute' ? 0 : of.feeCents - (isFee ? of.amountCents : 0);
    const fee = feeCents === 0 ? [] : [providerFeeKept({ ...about, amountCents: feeCents })];
    const isMoved = of.kind === 'company_payout' && of.amountCents !== 0;
    return isMoved ? [...fee, companyPaidOut({ ...about, amountCents: 0 - of.amountCents })] : fee;
  }
}

function begin(listedUntil: Date | null, now: Date): BalanceReading | null {
  if (listedUntil && addHours(listedUntil, EVERY_HOURS) > now) return null;
  const since = listedUntil ? addHours(listedUntil, -OVERLAP_HOURS) : BEGINNING;
  return { since, begunAt: now, next: null };
}
