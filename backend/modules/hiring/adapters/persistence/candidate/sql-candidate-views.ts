import { newId, type ReferralId, type UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { CandidateViews, KnownCandidate } from '#modules/hiring/application/candidate/view-candidate.ts';
import type { ProfileReader } from '#contract/hiring/vocabulary/candidate-profile.ts';
import { SEE } from './candidate-statements.ts';

export class SqlCandidateViews implements CandidateViews {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async see(id: ReferralId, by: UserId, as: ProfileReader, at: Date): Promise<KnownCandidate | null> {
    const row = await this.sql.row<{ profile: KnownCandidate }>(SEE, [id, by, newId(), at, as]);
    return row?.profile ?? null;
  }
}
