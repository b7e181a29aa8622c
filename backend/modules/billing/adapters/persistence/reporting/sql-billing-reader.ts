import type { OfferLetterId, PaymentId, ReferralId, UserId } from '#kernel/ids.ts';
import type { LedgerProvider } from '#contract/billing/vocabulary/ledger/ledger.ts';
import type { BoostPackage, JobPackage } from '#contract/billing/charging/job-package.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type {
  BillingReader,
  CardView,
  LetterMoneyState,
  MonthFigures,
  PageRequest,
  PaymentDetails,
  PaidState,
} from '#modules/billing/application/reporting/billing-reader.ts';
import * as statements from './billing-statements.ts';
import { EARNED_ON_REFERRAL } from '../bonus/earned-on-referral.ts';

export class SqlBillingReader implements BillingReader {
  private readonly sql: Sql;
  private readonly provider: LedgerProvider;

  /** @param provider whose accounts are shown: sandbox money does not count at a real provider */
  constructor(sql: Sql, provider: LedgerProvider) {
    this.sql = sql;
    this.provider = provider;
  }

  async payment(id: PaymentId): Promise<PaymentDetails | null> {
    return this.sql.row<PaymentDetails>(statements.PAYMENT, [id]);
  }

  async payments(
    employerId: UserId,
    { limit, after }: PageRequest,
    isOpen: boolean,
  ): Promise<PaymentDetails[]> {
    const statement = isOpen ? statements.OPEN_PAYMENTS : statements.PAYMENTS;
    const values = [employerId, after?.at ?? null, after?.id ?? null, limit + 1];
    return this.sql.rows<PaymentDetails>(statement, values);
  }

  async owedInstead(id: PaymentId): Promise<PaymentId | null> {
    return (await this.sql.row<{ id: PaymentId }>(statements.OWED_INSTEAD, [id]))?.id ?? null;
  }

  async moneyOfLetter(id: OfferLetterId): Promise<LetterMoneyState> {
    const row = await this.sql.row<LetterMoneyState>(statements.MONEY_OF_LETTER, [id]);
    return row ?? { payment: null, isPaid: false };
  }

  paidForLetter(id: OfferLetterId): Promise<readonly PaidState[]> {
    return this.sql.rows<PaidState>(statements.PAID_FOR_LETTER, [id]);
  }

  async isLetterPaid(id: OfferLetterId): Promise<boolean> {
    return (await this.sql.row<{ paid: boolean }>(statements.LETTER_PAID, [id]))?.paid ?? false;
  }

  async paidLetters(ids: readonly OfferLetterId[]): Promise<ReadonlySet<OfferLetterId>> {
    const rows = await this.sql.rows<{ id: OfferLetterId }>(statements.LETTERS_PAID, [ids]);
    return new Set(rows.map(({ id }) => id));
  }

  async hasPaidOut(id: ReferralId): Promise<boolean> {
    return (await this.sql.row(statements.PAID_OUT, [id])) !== null;
  }

  async earnings(userId: UserId): Promise<{ coming: number; released: number; available: number }> {
    const row = await this.sql.row<{ coming: number; released: number; available: number }>(
      statements.EARNINGS,
      [userId, this.provider],
    );
    return row ?? { coming: 0, released: 0, available: 0 };
  }

  async earnedOn(id: ReferralId): Promise<number> {
    return (await this.sql.row<{ cents: number }>(EARNED_ON_REFERRAL, [id, this.provider]))?.cents ?? 0;
  }

  async months(employerId: UserId, last: string): Promise<MonthFigures[]> {
    return this.sql.rows<MonthFigures>(statements.MONTHS, [employerId, `${last}-01`, this.provider]);
  }

  async heldBy(employerId: UserId): Promise<string> {
    const row = await this.sql.row<{ held: string }>(statements.HELD, [employerId, this.provider]);
    return row?.held ?? '0.00';
  }

  async cards(userId: UserId, provider: string): Promise<CardView[]> {
    return this.sql.rows<CardView>(statements.CARDS, [userId, provider]);
  }

  async packages(): Promise<readonly JobPackage[]> {
    return this.sql.rows<JobPackage>(statements.PACKAGES);
  }

  async boosts(): Promise<readonly BoostPackage[]> {
    return this.sql.rows<BoostPackage>(statements.BOOSTS);
  }

  async referralNames(id: ReferralId): Promise<{ workerName: string; jobTitle: string } | null> {
    return this.sql.row(statements.REFERRAL_NAMES, [id]);
  }
}
