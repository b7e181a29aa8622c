import { newId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type {
  AppliedProfile,
  CandidateProfiles,
} from '#modules/hiring/application/worker/candidate-profiles.ts';

const ADD: Statement = {
  name: 'candidate-profile-insert',
  text: `insert into candidate_profiles (id, referral_id, worker_name, worker_phone, worker_email, professional_summary,
      key_skills, work_experience, certifications, availability, desired_pay_rate, transportation, status, created_at,
      updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'published', $13, $13)
    on conflict (referral_id) do nothing`,
};

export class SqlCandidateProfiles implements CandidateProfiles {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async add(profile: AppliedProfile): Promise<void> {
    await this.sql.rows(ADD, [
      newId(),
      profile.referralId,
      profile.workerName,
      profile.workerPhone,
      profile.workerEmail,
      profile.professionalSummary,
      profile.keySkills,
      profile.workExperience,
      profile.certifications,
      profile.availability,
      profile.desiredPayRate,
      profile.transportation,
      profile.at,
    ]);
  }
}
