import { newId, type ReferralId, type UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type {
  CandidateProfiles,
  LockedProfile,
  WrittenProfile,
} from '#modules/hiring/application/candidate/candidate-profiles.ts';
import { INTEREST, LOCK, VOUCH, WRITE } from './candidate-statements.ts';

export class SqlCandidateProfiles implements CandidateProfiles {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  lock(id: ReferralId): Promise<LockedProfile | null> {
    return this.sql.row<LockedProfile>(LOCK, [id]);
  }

  async write(profile: WrittenProfile): Promise<void> {
    await this.sql.rows(WRITE, [
      newId(),
      profile.referralId,
      profile.professionalSummary,
      profile.keySkills,
      profile.workExperience,
      profile.certifications,
      profile.availability,
      profile.desiredPayRate,
      profile.transportation,
      profile.status,
      profile.writtenBy,
      profile.at,
    ]);
  }

  async vouch(id: ReferralId, skills: readonly string[], at: Date): Promise<void> {
    await this.sql.rows(VOUCH, [newId(), id, skills, at]);
  }

  async addInterest(id: ReferralId, by: UserId, at: Date): Promise<boolean> {
    return (await this.sql.row(INTEREST, [id, by, at, newId()])) !== null;
  }
}
