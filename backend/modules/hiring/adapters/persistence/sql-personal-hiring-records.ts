import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { Json } from '#kernel/personal-data.ts';
import { sqlList } from '#platform/persistence/sql-list.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import { REJECTED_STATUSES } from '#contract/hiring/vocabulary/referral-status.ts';
import type { PersonalHiringRecords } from '../../application/hiring-personal-data.ts';

/** Referrals that the person made, and their results. */
const MADE = `select coalesce(json_agg(json_build_object('id', r.id, 'jobTitle', j.title, 'company', j.company,
      'yourName', r.referrer_name, 'yourPhone', r.referrer_phone, 'workerName', r.worker_name, 'workerLatinName', r.worker_latin_name,
      'experience', r.experience, 'relationship', r.relationship, 'status', r.status, 'source', r.source,
      'bonus', dollars(r.bonus_cents), 'createdAt', iso(r.created_at), 'hiredAt', iso(r.hired_at))
      order by r.created_at, r.id), '[]')
    from referrals r join jobs j on j.id = r.job_id where r.referrer_id = $1`;

/** Candidates are other people: the employer's copy says how many and where they stand, not who they are. */
const RECEIVED = `select coalesce(json_agg(json_build_object('id', r.id, 'jobId', r.job_id, 'status', r.status,
      'yourNotes', r.notes, 'createdAt', iso(r.created_at)) order by r.created_at, r.id), '[]')
    from referrals r where r.employer_id = $1`;

const ABOUT_ME = `select coalesce(json_agg(json_build_object('id', r.id, 'jobTitle', j.title, 'company', j.company,
      'name', r.worker_name, 'latinName', r.worker_latin_name, 'phone', r.worker_phone, 'email', r.worker_email, 'experience', r.experience,
      'skills', r.worker_skills, 'status', r.status, 'rejectionReason', r.rejection_reason, 'source', r.source,
      'verificationStatus', r.verification_status, 'consentAt', iso(r.consent_at), 'createdAt', iso(r.created_at),
      'hiredAt', iso(r.hired_at), 'completedAt', iso(r.completed_at), 'worked', r.worked, 'lastDay', r.last_day) order by r.created_at, r.id), '[]')
    from referrals r join jobs j on j.id = r.job_id where r.id = any ($2::uuid[])`;

const PROFILES = `select coalesce(json_agg(json_build_object('referralId', p.referral_id, 'name', p.worker_name,
      'phone', p.worker_phone, 'email', p.worker_email, 'summary', p.professional_summary, 'skills', p.key_skills,
      'vouchedSkills', p.skills_verified, 'experience', p.work_experience, 'certifications', p.certifications,
      'availability', p.availability, 'desiredPay', p.desired_pay_rate, 'transportation', p.transportation,
      'status', p.status, 'writtenBy', p.written_by, 'views', p.view_count, 'interested', p.interest_count,
      'createdAt', iso(p.created_at), 'updatedAt', iso(p.updated_at)) order by p.created_at, p.id), '[]')
    from candidate_profiles p where p.referral_id = any ($2::uuid[])`;

/** Candidates that the person viewed as an employer. */
const VIEWED = `select coalesce(json_agg(json_build_object('referralId', v.referral_id, 'viewedAt', iso(v.viewed_at),
      'interestedAt', iso(v.interested_at)) order by v.viewed_at, v.referral_id), '[]')
    from candidate_viewers v where v.user_id = $1`;

const INTERVIEWS = `select coalesce(json_agg(json_build_object('referralId', i.referral_id, 'at', iso(i.at), 'timeZone', i.time_zone,
      'kind', i.kind, 'place', i.place, 'note', i.note, 'status', i.status,
      'proposedTimes', array(select iso(t) from unnest(i.proposed_times) t), 'answeredAt', iso(i.answered_at),
      'createdAt', iso(i.created_at), 'updatedAt', iso(i.updated_at)) order by i.created_at, i.id), '[]')
    from interviews i where i.referral_id = any ($2::uuid[])`;

const FIRST_DAYS = `select coalesce(json_agg(json_build_object('referralId', d.referral_id, 'day', d.day, 'contactName', d.contact_name,
      'contactPhone', d.contact_phone, 'endsOn', d.ends_on, 'createdAt', iso(d.created_at), 'updatedAt', iso(d.updated_at)) order by d.created_at, d.referral_id), '[]')
    from first_days d where d.referral_id = any ($2::uuid[])`;

const DOCUMENTS = `select coalesce(json_agg(json_build_object('kind', d.kind, 'name', d.name,
      'contentType', d.content_type, 'size', d.size, 'sha256', d.sha256, 'uploadedAt', iso(d.created_at),
      'file', '/api/documents/' || d.id || '/file') order by d.kind), '[]')
    from worker_documents d where d.worker_id = $1`;

const RATED = `select coalesce(json_agg(json_build_object('referralId', t.referral_id, 'as', t.type, 'stars', t.rating,
      'words', t.review, 'hiddenBecause', t.hidden_reason, 'createdAt', iso(t.created_at)) order by t.created_at, t.id), '[]')
    from ratings t where t.rater_id = $1`;

/** Ratings from others describe the person. The names of the raters stay private. */
const RECEIVED_RATINGS = `select coalesce(json_agg(json_build_object('referralId', t.referral_id, 'from', t.type,
      'stars', t.rating, 'words', t.review, 'createdAt', iso(t.created_at)) order by t.created_at, t.id), '[]')
    from ratings t where t.ratee_id = $1 and not t.is_hidden`;

const COPY: Statement = {
  name: 'own-hiring-data-copy',
  text: `select json_build_object('referralsMade', (${MADE}), 'referralsReceived', (${RECEIVED}),
    'referralsAboutYou', (${ABOUT_ME}), 'profilesAboutYou', (${PROFILES}), 'candidatesViewed', (${VIEWED}), 'interviews', (${INTERVIEWS}), 'firstDays', (${FIRST_DAYS}), 'documents', (${DOCUMENTS}),
    'ratingsGiven', (${RATED}), 'ratingsReceived', (${RECEIVED_RATINGS})) as copy`,
};

/** `$1` are the referrals. */
const CANDIDATE: Statement = {
  name: 'candidate-among',
  text: `select 1 from referrals where id = any ($1::uuid[]) and not is_successful_hire
    and status not in ${sqlList(REJECTED_STATUSES)} limit 1`,
};

/** `$1` is the person. Amounts stay: the books speak of them. */
const PERSON: readonly Statement[] = [
  {
    name: 'erase-referrer-contact',
    text: `update referrals set referrer_name = null, referrer_phone = null where referrer_id = $1`,
  },
  // The stars stay in what others are rated; the words and the name go.
  { name: 'erase-given-reviews', text: `update ratings set review = null where rater_id = $1` },
  // That someone looked stays counted; who it was goes.
  { name: 'erase-candidate-viewer', text: `delete from candidate_viewers where user_id = $1` },
  { name: 'erase-received-ratings', text: `delete from ratings where ratee_id = $1` },
  { name: 'erase-documents', text: `delete from worker_documents where worker_id = $1` },
];

/** `$1` are the referrals. The phone stays unique: it says once per job and worker (rules.md#one-live-referral). */
const WORKER: readonly Statement[] = [
  {
    name: 'erase-referred-worker',
    text: `update referrals set worker_name = 'Former member', worker_latin_name = null, worker_phone = 'deleted:' || id, worker_email = null,
      experience = null, worker_skills = '{}', team_members = '{}', reference_checks = '[]'
      where id = any ($1::uuid[])`,
  },
  { name: 'erase-interviews', text: `delete from interviews where referral_id = any ($1::uuid[])` },
  { name: 'erase-first-days', text: `delete from first_days where referral_id = any ($1::uuid[])` },
  {
    name: 'erase-candidate-profile',
    text: `update candidate_profiles set worker_name = null, worker_phone = null, worker_email = null,
      professional_summary = null, key_skills = '{}', work_experience = null, certifications = '{}',
      availability = null, desired_pay_rate = null, transportation = null, "references" = '[]',
      background_check_data = null, skills_verified = '{}', presentation_url = null
      where referral_id = any ($1::uuid[])`,
  },
];

export class SqlPersonalHiringRecords implements PersonalHiringRecords {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async copy(userId: UserId, aboutMe: readonly ReferralId[]): Promise<Json> {
    const row = await this.sql.row<{ copy: Json }>(COPY, [userId, aboutMe]);
    return row?.copy ?? null;
  }

  async hasCandidate(referrals: readonly ReferralId[]): Promise<boolean> {
    return (await this.sql.row(CANDIDATE, [referrals])) !== null;
  }

  async erasePerson(userId: UserId): Promise<void> {
    for (const statement of PERSON) await this.sql.rows(statement, [userId]);
  }

  async eraseWorker(referrals: readonly ReferralId[]): Promise<void> {
    if (referrals.length === 0) return;
    for (const statement of WORKER) await this.sql.rows(statement, [referrals]);
  }
}
