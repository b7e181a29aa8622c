import type { UserId } from '#kernel/ids.ts';
import type { Json } from '#kernel/personal-data.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { PersonalAccountRecords } from '../../application/ports.ts';

const COPY = {
  name: 'account-traces-copy',
  text: `select json_build_object(
      'id', u.id, 'email', u.email, 'emailVerifiedAt', iso(u.email_verified_at), 'firstName', u.first_name,
      'lastName', u.last_name, 'latinName', u.latin_name, 'profileImageUrl', u.profile_image_url, 'phone', u.phone,
      'phoneVerifiedAt', iso(u.phone_verified_at), 'userType', u.user_type,
      'roleChosenAt', iso(u.role_chosen_at), 'location', u.location, 'bio', u.bio, 'skills', u.skills,
      'experience', u.experience, 'payRate', u.pay_rate, 'certifications', u.certifications,
      'availability', u.availability, 'transportation', u.transportation, 'desiredPay', u.desired_pay,
      'onboardingCompleted', u.onboarding_completed, 'referralCode', u.referral_code,
      'referredBy', case when r.id is not null then
        json_build_object('firstName', r.first_name, 'lastName', r.last_name) end,
      'totalReferrals', u.total_referrals, 'successfulReferrals', u.successful_referrals,
      'totalEarnings', dollars(u.total_earnings_cents), 'tier', u.current_tier,
      'averageTimeToHire', u.average_time_to_hire, 'averageRating', u.average_rating, 'ratingCount', u.rating_count,
      'lastActiveAt', iso(u.last_active_at),
      'freeJobPostsRemaining', u.free_job_posts_remaining, 'suspendedUntil', iso(u.suspended_until), 'isStaff', u.is_staff,
      'createdAt', iso(u.created_at), 'updatedAt', iso(u.updated_at),
      'preferences', json_build_object('language', u.language, 'wantsTextAlerts', u.wants_text_alerts,
        'wantsEmailAlerts', u.wants_email_alerts, 'alertPreferences', u.alert_preferences,
        'preferredContactMethod', u.preferred_contact_method),
      'consents', json_build_object('termsVersion', u.terms_version, 'termsAcceptedAt', iso(u.terms_accepted_at),
        'marketing', u.marketing_consent, 'showOnLeaderboard', u.show_on_leaderboard,
        'showEarnings', u.show_earnings),
      'company', (select json_build_object('name', c.name, 'size', c.size, 'industry', c.industry,
          'location', c.location, 'createdAt', iso(c.created_at))
        from company_memberships m join companies c on c.id = m.company_id where m.user_id = u.id),
      'signInProviders', (select coalesce(json_agg(json_build_object('issuer', e.issuer, 'subject', e.subject,
          'createdAt', iso(e.created_at)) order by e.created_at), '[]')
        from external_identities e where e.user_id = u.id),
      'secondFactor', (select json_build_object('authenticatorSince', iso(a.confirmed_at),
          'recoveryCodesLeft', (select count(*) from recovery_codes c where c.user_id = u.id and c.used_at is null))
        from authenticator_apps a where a.user_id = u.id and a.confirmed_at is not null),
      'passkeys', (select coalesce(json_agg(json_build_object('userAgent', p.user_agent, 'createdAt', iso(p.created_at),
          'lastUsedAt', iso(p.last_used_at)) order by p.created_at), '[]')
        from passkeys p where p.user_id = u.id),
      'sessions', (select coalesce(json_agg(json_build_object('userAgent', s.user_agent, 'address', s.address,
          'createdAt', iso(s.created_at), 'lastSeenAt', iso(s.last_seen_at)) order by s.created_at), '[]')
        from sessions s where s.user_id = u.id),
      'securityEvents', (select coalesce(json_agg(json_build_object('at', iso(v.at), 'kind', v.kind, 'detail', v.detail,
          'address', v.address, 'userAgent', v.user_agent, 'isNewDevice', v.is_new_device) order by v.at), '[]')
        from security_events v where v.user_id = u.id)
    ) as copy
    from users u left join users r on r.id = u.referred_by
    where u.id = $1 and u.deleted_at is null`,
};

const ADMINS = {
  name: 'account-traces-admins',
  text: `select id from users where user_type = 'admin' and deleted_at is null
      and exists (select from users me where me.id = $1 and me.user_type = 'admin')
    order by id for update`,
};

/** Columns outside the entity, and related rows; `$1` is the person. */
const ERASURES: readonly Statement[] = [
  {
    name: 'erase-account-columns',
    text: `update users set profile_image_url = null, latitude = null, longitude = null, specializations = '{}',
      last_active_at = null, average_rating = null, rating_count = 0 where id = $1`,
  },
  { name: 'erase-account-tokens', text: `delete from account_tokens where user_id = $1` },
  { name: 'erase-authenticator-app', text: `delete from authenticator_apps where user_id = $1` },
  { name: 'erase-passkeys', text: `delete from passkeys where user_id = $1` },
  { name: 'erase-recovery-codes', text: `delete from recovery_codes where user_id = $1` },
  { name: 'erase-external-identities', text: `delete from external_identities where user_id = $1` },
  { name: 'erase-idempotent-calls', text: `delete from idempotent_calls where user_id = $1` },
];

/** A company that others speak for stays theirs. */
const ERASE_COMPANY: Statement = {
  name: 'erase-company',
  text: `with left_company as (
      delete from company_memberships where user_id = $1 returning company_id
    ) update companies c set name = 'Former company', location = '', updated_at = $2
      from left_company l where c.id = l.company_id
        and not exists (select from company_memberships m where m.company_id = c.id and m.user_id <> $1)`,
};

export class SqlPersonalAccountRecords implements PersonalAccountRecords {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async copy(userId: UserId): Promise<Json> {
    const row = await this.sql.row<{ copy: Json }>(COPY, [userId]);
    return row?.copy ?? null;
  }

  async isOnlyAdmin(userId: UserId): Promise<boolean> {
    const admins = await this.sql.rows<{ id: string }>(ADMINS, [userId]);
    return admins.length === 1;
  }

  async erase(userId: UserId, at: Date): Promise<void> {
    for (const statement of ERASURES) await this.sql.rows(statement, [userId]);
    await this.sql.rows(ERASE_COMPANY, [userId, at]);
  }
}
