import { newId, type ReferralId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { CandidateViews, KnownCandidate } from '#modules/hiring/application/employer/view-candidate.ts';

/** $1 the referral, $2 whether its owner looks, $3 an id for a new profile, $4 now. One view is one statement. */
const COUNT = `insert into candidate_profiles (id, referral_id, view_count, created_at, updated_at)
    select $3::uuid, r.id, 1, r.created_at, $4::timestamptz from referrals r where r.id = $1 and $2::boolean
    on conflict (referral_id) do update set view_count = candidate_profiles.view_count + 1
    returning view_count`;

/** Reads `users` of identity: the account of a worker who has confirmed, found as in `sql-document-store.ts`. */
const ACCOUNT = `select u.skills, u.experience, u.certifications, u.availability, u.transportation, u.pay_rate
    from users u
    where $2::boolean and r.verification_status = 'verified' and u.deleted_at is null and (u.id = r.worker_id
      or (r.worker_id is null and lower(u.email) = lower(r.worker_email) and u.email_verified_at is not null
        and u.phone = r.worker_phone))
    limit 1`;

/** Reads `reference_checks` of checks: how many were asked for, and how many have answered. */
const REFERENCES = `select count(*) as asked, count(*) filter (where c.status = 'submitted') as answered
    from reference_checks c where c.referral_id = r.id and c.status <> 'revoked'`;

/** What the candidate wrote when applying comes first, then the account, then what the referrer said. */
const SEE: Statement = {
  name: 'candidate-seen',
  text: `with seen as (${COUNT})
    select json_build_object('professionalSummary', p.professional_summary,
      'keySkills', case when cardinality(p.key_skills) > 0 then p.key_skills
        when cardinality(a.skills) > 0 then a.skills else r.worker_skills end,
      'workExperience', coalesce(p.work_experience, a.experience, r.experience),
      'certifications', case when cardinality(p.certifications) > 0 then p.certifications
        when trim(a.certifications) <> '' then regexp_split_to_array(trim(a.certifications), '\\s*[,;\\n]\\s*')
        else '{}' end,
      'availability', coalesce(p.availability, a.availability),
      'desiredPayRate', coalesce(p.desired_pay_rate, a.pay_rate),
      'transportation', coalesce(p.transportation, a.transportation),
      'references', json_build_object('asked', refs.asked, 'answered', refs.answered),
      'viewCount', coalesce((select view_count from seen), p.view_count, 0),
      'createdAt', iso(coalesce(p.created_at, r.created_at)),
      'updatedAt', iso(coalesce(p.updated_at, r.created_at))) as profile
    from referrals r
    left join candidate_profiles p on p.referral_id = r.id
    left join lateral (${ACCOUNT}) a on true
    cross join lateral (${REFERENCES}) refs
    where r.id = $1`,
};

export class SqlCandidateViews implements CandidateViews {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async see(
    id: ReferralId,
    { isOwner }: { readonly isOwner: boolean },
    at: Date,
  ): Promise<KnownCandidate | null> {
    const row = await this.sql.row<{ profile: KnownCandidate }>(SEE, [id, isOwner, newId(), at]);
    return row?.profile ?? null;
  }
}
