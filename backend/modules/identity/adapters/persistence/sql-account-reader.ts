import { asId, type UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { AccountReader, Person } from '../../application/account-reader.ts';
import type { User } from '../../contract/user.ts';
import { normalizeReferralCode } from '../../domain/referral-code.ts';

const ACCOUNT = {
  name: 'account',
  text: `select json_build_object(
      'id', u.id, 'email', u.email, 'emailVerifiedAt', iso(u.email_verified_at),
      'hasPassword', u.password_hash is not null, 'firstName', u.first_name, 'lastName', u.last_name,
      'latinName', u.latin_name, 'profileImageUrl', u.profile_image_url, 'phone', u.phone, 'phoneVerifiedAt', iso(u.phone_verified_at), 'userType', u.user_type, 'location', u.location,
      'bio', u.bio, 'skills', u.skills, 'experience', u.experience, 'payRate', u.pay_rate,
      'certifications', u.certifications, 'availability', u.availability, 'transportation', u.transportation,
      'referralCode', u.referral_code,
      'referredBy', case when r.id is not null then
        json_build_object('id', r.id, 'firstName', r.first_name, 'lastName', r.last_name) end,
      'totalReferrals', u.total_referrals, 'successfulReferrals', u.successful_referrals,
      'totalEarnings', dollars(u.total_earnings_cents), 'onboardingCompleted', u.onboarding_completed,
      'roleChosenAt', iso(u.role_chosen_at),
      'company', case when c.id is not null then json_build_object(
        'id', c.id, 'name', c.name, 'size', c.size, 'industry', c.industry, 'location', c.location) end,
      'wantsTextAlerts', u.wants_text_alerts, 'wantsEmailAlerts', u.wants_email_alerts,
      'alertPreferences', u.alert_preferences, 'preferredContactMethod', u.preferred_contact_method,
      'marketingConsent', u.marketing_consent, 'showOnLeaderboard', u.show_on_leaderboard,
      'showEarnings', u.show_earnings, 'language', u.language, 'freeJobPostsRemaining', u.free_job_posts_remaining,
      'createdAt', iso(u.created_at), 'updatedAt', iso(u.updated_at)
    ) as account
    from users u
    left join users r on r.id = u.referred_by
    left join company_memberships m on m.user_id = u.id
    left join companies c on c.id = m.company_id
    where u.id = $1 and u.deleted_at is null`,
};
const PERSON = {
  name: 'person',
  text: `select u.id, u.first_name as "firstName", u.last_name as "lastName", u.latin_name as "latinName", u.email, u.phone,
      u.user_type as "userType", u.language, c.name as "companyName"
    from users u
    left join company_memberships m on m.user_id = u.id
    left join companies c on c.id = m.company_id
    where u.id = $1`,
};
const BY_CODE = {
  name: 'user-id-by-code',
  text: `select id from users where upper(referral_code) = $1 and deleted_at is null`,
};

export class SqlAccountReader implements AccountReader {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async account(id: UserId): Promise<User | null> {
    const row = await this.sql.row<{ account: User }>(ACCOUNT, [id]);
    return row?.account ?? null;
  }

  async person(id: UserId): Promise<Person | null> {
    return this.sql.row<Person>(PERSON, [id]);
  }

  async idByReferralCode(code: string): Promise<UserId | null> {
    const row = await this.sql.row<{ id: string }>(BY_CODE, [normalizeReferralCode(code)]);
    return row && asId(row.id);
  }
}
