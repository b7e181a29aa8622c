import type { ReferralId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { ReferralFacts } from '#modules/hiring/application/hiring.ts';
import type { ReferralFactsReader } from '#modules/hiring/application/referral/referral-facts-reader.ts';
import { hasAgreed, type VerificationStatus } from '#contract/hiring/vocabulary/referral-facts.ts';
import { LOCKED_REFERRAL_FACTS, REFERRAL_FACTS } from './referral-statements.ts';

interface FactsRow extends Omit<ReferralFacts, 'bonus' | 'hiredAt' | 'completedAt' | 'isConfirmed'> {
  readonly bonusCents: number;
  readonly hiredAt: string | null;
  readonly completedAt: string | null;
  readonly verificationStatus: VerificationStatus;
  readonly signatureKind: string | null;
}

export class SqlReferralFactsReader implements ReferralFactsReader {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  read(id: ReferralId): Promise<ReferralFacts | null> {
    return this.find(REFERRAL_FACTS, id);
  }

  lock(id: ReferralId): Promise<ReferralFacts | null> {
    return this.find(LOCKED_REFERRAL_FACTS, id);
  }

  private async find(statement: Statement, id: ReferralId): Promise<ReferralFacts | null> {
    const row = await this.sql.row<FactsRow>(statement, [id]);
    if (!row) return null;
    const { bonusCents, hiredAt, completedAt, verificationStatus, signatureKind, ...facts } = row;
    return {
      ...facts,
      isConfirmed: hasAgreed({ verificationStatus, signatureKind }),
      bonus: Money.ofCents(bonusCents),
      hiredAt: hiredAt === null ? null : new Date(hiredAt),
      completedAt: completedAt === null ? null : new Date(completedAt),
    };
  }
}
