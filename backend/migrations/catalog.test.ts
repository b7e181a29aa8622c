import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';
import { migrateDatabase } from '#platform/persistence/migrate.ts';

/** rules.md#stored-fields, for the existing contexts. Amounts are stored in cents, under the same name. */
const CATALOG: Readonly<Record<string, string>> = {
  users: `id email first_name last_name profile_image_url user_type phone bio skills location experience pay_rate
    certifications latitude longitude total_earnings total_referrals successful_referrals current_tier tier_progress
    average_rating rating_count stripe_customer_id stripe_subscription_id subscription_status subscription_plan
    subscription_ends_at free_job_posts_remaining referrer_quality_score specializations average_time_to_hire
    last_active_at preferred_contact_method marketing_consent onboarding_completed referral_code referred_by
    alert_preferences wants_text_alerts wants_email_alerts created_at updated_at`,
  sessions: 'sid sess expire',
  jobs: `id title company description location pay_rate schedule category referral_bonus requirements required_skills
    latitude longitude max_distance employer_id is_active posting_type posting_fee is_featured featured_until
    payment_intent_id payment_status paid_at created_at updated_at`,
  referrals: `id job_id referrer_id worker_name worker_phone worker_email experience relationship status
    verification_status verification_code verification_attempts verified_at hired_at completed_at bonus_paid_at
    payment_intent_id payment_status is_team_referral team_size team_members notes previous_status previous_status_at
    previous_status_notes status_changed_at can_rollback ai_match_score worker_skills worker_reliability_score
    presentation_generated reference_checks time_to_hire rejection_reason worker_retention_days created_at updated_at`,
  candidate_profiles: `referral_id worker_name worker_phone worker_email professional_summary key_skills
    work_experience certifications availability desired_pay_rate transportation references background_check_status
    background_check_data background_check_consent consent_request_sent_at consent_received_at fcra_disclosure_version
    skills_verified reference_score presentation_url view_count interest_count status created_at updated_at`,
  notifications: 'user_id title message type data is_read sent_at created_at',
  sms_log: 'sender_id job_id recipient_phone recipient_name message status cost created_at',
  waitlist_signups: 'email phone state wants_texts source ip_address user_agent created_at',
  subscriptions: `user_id stripe_subscription_id stripe_price_id stripe_customer_id status plan monthly_price features
    job_posts_remaining current_period_start current_period_end cancel_at_period_end created_at updated_at`,
  job_posting_packages:
    'name description price duration is_featured includes is_active sort_order created_at updated_at',
  referrer_rewards: `referrer_id referral_id tier successful_hires_at_time base_amount tier_multiplier reward_amount
    worker_name job_title employer_company status paid_at payment_method notes created_at updated_at`,
  offer_letters: `referral_id employer_id worker_name worker_email worker_phone job_title company start_date pay_rate
    pay_type work_location schedule benefits conditions template_id document_url custom_terms status signing_token
    sent_at viewed_at signed_at declined_at expires_at worker_signature_url worker_signature_ip docusign_envelope_id
    hellosign_signature_id created_at updated_at`,
  industry_boards:
    'id name description industry location is_private member_count post_count created_at updated_at',
  board_memberships: 'user_id board_id role joined_at',
  discussion_posts: `id author_id board_id event_id title content type tags location like_count reply_count is_pinned
    is_hidden hidden_by hidden_at hidden_reason lock_replies created_at updated_at`,
  post_replies: `id post_id author_id content like_count is_hidden hidden_by hidden_at hidden_reason created_at
    updated_at`,
  post_likes: 'user_id post_id reply_id created_at',
  events: `title description type start_at end_at location_type address city state online_url host_user_id board_id
    visibility status capacity rsvp_required rsvp_limit current_rsvp_count tags created_at updated_at`,
  event_rsvps: 'event_id user_id status notes checked_in_at created_at',
  content_reports: `target_type target_id reporter_id reason_category details auto_flags status severity assigned_to
    resolved_by resolution_note resolution_action created_at resolved_at`,
  moderation_actions: `user_id action reason_category reason report_id duration expires_at is_active created_by notes
    created_at deactivated_at`,
  service_addons: `referral_id employer_id addon_type addon_package price status provider_service external_id results
    completed_at stripe_payment_intent_id paid_at created_at updated_at`,
};

/** The default values of a row. */
const DEFAULTS: Readonly<Record<string, string>> = {
  users: `user_type=referrer total_earnings_cents=0 current_tier=Bronze subscription_status=none subscription_plan=free
    free_job_posts_remaining=999 preferred_contact_method=email wants_text_alerts=false wants_email_alerts=true`,
  jobs: 'category=general-labor referral_bonus_cents=0 max_distance=25 is_active=true posting_type=free payment_status=none',
  referrals: 'status=submitted verification_status=pending payment_status=none team_size=1',
  sms_log: 'status=sent',
  subscriptions: 'status=active',
  job_posting_packages: 'duration=30',
  referrer_rewards: 'status=pending',
  candidate_profiles: 'background_check_status=not-requested fcra_disclosure_version=v1.0 status=draft',
  offer_letters: 'pay_type=hourly status=draft',
  service_addons: 'status=pending',
  industry_boards: 'is_private=false',
  board_memberships: 'role=member',
  discussion_posts: 'type=discussion',
  events: 'location_type=in_person visibility=public status=draft rsvp_required=true current_rsvp_count=0',
  event_rsvps: 'status=going',
  content_reports: 'status=open severity=medium',
  moderation_actions: 'is_active=true',
};

describe('the schema', () => {
  let client: TestConnection['client'];
  let drop: TestConnection['drop'];
  let url: string;

  beforeAll(async () => {
    ({ url, client, drop } = await connectTestDatabase());
  });
  afterAll(() => drop());

  it.each(Object.entries(CATALOG))('%s has every field of the catalog', async (table, fields) => {
    const { rows } = await client.query<{ name: string }>(
      'select column_name as name from information_schema.columns where table_name = $1',
      [table],
    );
    const columns = new Set(rows.map(({ name }) => name.replace(/_(cents|hash)$/, '')));
    const missing = fields.split(/\s+/).filter((field) => !columns.has(field));
    expect(missing).toEqual([]);
  });

  it.each(Object.entries(DEFAULTS))('%s has the default values of the catalog', async (table, values) => {
    const { rows } = await client.query<{ name: string; value: string | null }>(
      `select column_name as name, trim(both '''' from split_part(column_default, '::', 1)) as value
      from information_schema.columns where table_name = $1`,
      [table],
    );
    const defaults = new Set(rows.map(({ name, value }) => `${name}=${value}`));
    expect(values.split(/\s+/).filter((value) => !defaults.has(value))).toEqual([]);
  });

  it('every foreign key has an index that starts with it, except those to the ledger’s word lists, whose rows never change', async () => {
    const { rows } = await client.query<{ key: string }>(`
      select c.conrelid::regclass || ' ' || c.conname as key from pg_constraint c
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace
        and c.confrelid not in ('ledger_kinds'::regclass, 'ledger_account_types'::regclass)
        and not exists (select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = any (c.conkey))`);
    expect(rows.map(({ key }) => key)).toEqual([]);
  });

  it('a second migration to the newest state changes nothing', async () => {
    await client.query(`insert into companies (id, name, size, industry, location, created_at, updated_at)
      values (gen_random_uuid(), 'Kept', '1-10', 'roofing', 'Waco, TX', now(), now())`);
    await migrateDatabase(url);
    const { rows } = await client.query('select name from companies');
    expect(rows).toEqual([{ name: 'Kept' }]);
  });
});
