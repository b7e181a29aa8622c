import { columnsOf } from '#modules/jobs/testing/field-cases.ts';

/** Where each column of a table is seen, and with whose account it is erased. Lists of columns are texts with spaces between them. */
export interface KeptColumns {
  /** By the views that show them. */
  readonly shown: Readonly<Record<string, string>>;
  /** Left out of every view on purpose, by the reason. */
  readonly unshown: Readonly<Record<string, string>>;
  /** Not tried one by one, by the reason. */
  readonly untried: Readonly<Record<string, string>>;
  /** Erased or overwritten, by whose account is deleted. */
  readonly erased: Readonly<Record<string, string>>;
  /** Retained when accounts are deleted, with the reason. */
  readonly stays: Readonly<Record<string, string>>;
  /** Other values, in SQL, of columns that take no other value of their type. */
  readonly others: Readonly<Record<string, string>>;
}

/** A reason to stay: what erasing writes on the way. */
export const BY_ITSELF = 'written by the deletion itself';

export const USERS: KeptColumns = {
  shown: {
    'answer, copy': `alert_preferences availability bio certifications created_at email email_verified_at experience
      first_name free_job_posts_remaining language last_name latin_name location marketing_consent onboarding_completed pay_rate phone phone_verified_at
      preferred_contact_method profile_image_url referral_code role_chosen_at show_earnings show_on_leaderboard skills
      successful_referrals
      total_earnings_cents total_referrals transportation updated_at user_type wants_email_alerts wants_text_alerts`,
    copy: `average_rating average_time_to_hire current_tier desired_pay is_staff last_active_at rating_count suspended_until terms_accepted_at terms_version`,
  },
  unshown: {
    'a secret': 'password_hash',
    'a counter of the database': 'version',
    'what the tier is computed from': 'tier_progress',
    'nobody writes them yet': `latitude longitude referrer_quality_score specializations
      stripe_customer_id stripe_subscription_id subscription_ends_at subscription_plan subscription_status`,
  },
  untried: { 'ids of rows': 'id referred_by', 'nobody reads what is deleted': 'deleted_at' },
  erased: {
    worker: `alert_preferences availability average_rating bio certifications desired_pay email email_verified_at experience first_name
      last_active_at last_name latin_name latitude location longitude marketing_consent password_hash pay_rate phone phone_verified_at
      profile_image_url rating_count show_earnings show_on_leaderboard skills specializations transportation wants_email_alerts wants_text_alerts`,
  },
  stays: {
    'ids and codes that other rows name': 'id referral_code referred_by',
    'what the books and the consents speak of': `average_time_to_hire current_tier free_job_posts_remaining
      successful_referrals terms_accepted_at terms_version tier_progress total_earnings_cents total_referrals`,
    'says nothing of who it was': `is_staff language onboarding_completed preferred_contact_method role_chosen_at suspended_until
      user_type created_at`,
    'nobody writes them yet': `referrer_quality_score stripe_customer_id
      stripe_subscription_id subscription_ends_at subscription_plan subscription_status`,
    [BY_ITSELF]: 'deleted_at updated_at version',
  },
  others: {
    user_type: `'employer'`,
    preferred_contact_method: `'sms'`,
    language: `'es'`,
    email: `'another-' || email`,
    alert_preferences: `alert_preferences || '{"marketing": true}'`,
    average_rating: '4',
  },
};

export const JOBS: KeptColumns = {
  shown: {
    'answer, copy': `${columnsOf(({ isText }) => isText)} created_at is_active`,
    answer: `${columnsOf(({ isText }) => !isText)} featured_until held_reason is_urgent online_until payment_status updated_at`,
    copy: 'acknowledgements',
  },
  unshown: {
    'a counter of the database': 'version',
    'read from the text of the pay, for the search':
      'pay_amount_cents pay_hourly_cents pay_max_cents pay_period',
    'found in the payments': 'opened_by package_id paid_at payment_intent_id posting_fee_cents',
    'its place in the lists': 'featured_since',
    'shown until `featured_until`': 'is_featured',
    'beside what is open': 'closed_at',
    'whether a place was looked for': 'place_sought',
    'what it was before moderators took it off': 'held_open',
  },
  untried: {
    'ids of rows': 'id employer_id',
    'a trigger writes them': 'card cell search_words spot',
    'a check allows it with another alone': 'posting_type',
  },
  erased: { employer: columnsOf(({ isErased }) => isErased) },
  stays: {
    'other people’s referrals and the books speak of them': `${columnsOf(({ isErased }) => !isErased)} id employer_id
      acknowledgements created_at held_open held_reason is_urgent pay_amount_cents pay_hourly_cents
      pay_max_cents pay_period featured_since featured_until is_featured online_until opened_by package_id paid_at payment_intent_id
      payment_status posting_fee_cents posting_type`,
    [BY_ITSELF]: 'card cell closed_at is_active place_sought search_words spot updated_at version',
  },
  others: {
    acknowledgements: `'[{"kind": "osha", "version": "2026-01-01"}]'`,
    payment_status: `'failed'`,
    category: `'roofing'`,
    pay_amount_cents: 'pay_amount_cents - 100',
    pay_period: `'year'`,
  },
};

export const REFERRALS: KeptColumns = {
  shown: {
    'employer, referrer, worker, employer’s copy, referrer’s copy, worker’s copy': 'created_at status',
    'employer, referrer, worker, referrer’s copy, worker’s copy': 'source',
    'employer, referrer, worker, worker’s copy': 'rejection_reason',
    'employer, referrer, referrer’s copy, worker’s copy': 'experience hired_at worker_latin_name worker_name',
    'employer, referrer, referrer’s copy': 'bonus_cents relationship',
    'employer, referrer, worker’s copy': 'completed_at verification_status worker_email worker_phone',
    'employer, referrer, worker': 'status_changed_at',
    'employer, employer’s copy': 'notes',
    'employer, referrer': `bonus_paid_at is_team_referral payment_status payout_schedule previous_status previous_status_at
      source_code team_size updated_at verified_at version`,
    employer: 'can_rollback previous_status_notes',
    referrer: 'worker_language',
    'referrer’s copy': 'referrer_name referrer_phone',
    'worker’s copy': 'consent_at last_day worked worker_skills',
  },
  unshown: {
    'secrets and tries of the confirmation': `confirmation_expires_at confirmation_nonce confirmation_token_hash
      verification_attempts verification_code_expires_at verification_code_hash verification_sent_at`,
    'stays empty: rules.md#no-scores': `ai_match_score presentation_generated worker_reliability_score
      worker_retention_days`,
    'nobody writes them yet': 'reference_checks team_members',
    'found in the payments': 'payment_intent_id',
    'counted in the figures of the referrer': 'time_to_hire',
    'how the offer was signed stands in the letter': 'signature_kind',
    'so that nobody is asked twice': 'ratings_asked_at',
  },
  untried: {
    'ids of rows': 'id job_id employer_id referrer_id worker_id source_referrer_id crew_id',
  },
  erased: {
    referrer: 'referrer_name referrer_phone',
    worker:
      'experience reference_checks team_members worker_email worker_latin_name worker_name worker_phone worker_skills',
  },
  stays: {
    'ids that other rows name': 'id job_id employer_id referrer_id worker_id source_referrer_id crew_id',
    'the employer’s own words': 'notes previous_status_notes',
    'how it came about and how it went': `can_rollback completed_at consent_at created_at hired_at is_team_referral last_day
      previous_status previous_status_at ratings_asked_at rejection_reason relationship signature_kind source source_code status
      status_changed_at team_size time_to_hire verification_status verified_at version worked worker_language updated_at`,
    'what the books speak of': 'bonus_cents bonus_paid_at payment_intent_id payment_status payout_schedule',
    'of no use once the time is over': `confirmation_expires_at confirmation_nonce confirmation_token_hash
      verification_attempts verification_code_expires_at verification_code_hash verification_sent_at`,
    'stays empty: rules.md#no-scores': `ai_match_score presentation_generated worker_reliability_score
      worker_retention_days`,
  },
  others: {
    source: `'link'`,
    status: `'interviewing'`,
    rejection_reason: `'other'`,
    worked: 'true',
    previous_status: `'submitted'`,
    signature_kind: `'paper'`,
    verification_status: `'declined'`,
    verification_sent_at: `'["2031-01-01T00:00:00.000Z"]'`,
    payout_schedule: `'[{"percent": 100, "days": 90}]'`,
    payment_status: `'paid'`,
    reference_checks: `'["another"]'`,
    worker_language: `'es'`,
    worker_phone: `'+15125559999'`,
    worker_email: `'another@example.com'`,
  },
};

export const OFFER_LETTERS: KeptColumns = {
  shown: {
    'employer, referrer, candidate, employer’s copy, worker’s copy': `benefits company conditions custom_terms job_title
      pay_rate pay_type schedule signatory_name signatory_title signed_at start_date status terms_version work_location`,
    'employer, referrer, candidate, worker’s copy': 'worker_name',
    'employer, referrer, candidate': 'expires_at',
    'employer, referrer, employer’s copy, worker’s copy': 'created_at sent_at',
    'employer, referrer':
      'add_ons benefit_ids declined_at expiration_days signature_kind viewed_at withdrawn_at',
    'employer, candidate, employer’s copy, worker’s copy': 'consent_withdrawn_at',
    'employer’s copy, worker’s copy': 'paper_note',
    candidate: 'signing_token',
    employer: 'copied_token pending_terms signing_nonce',
    'employer, worker’s copy': 'signer_name',
    'worker’s copy': 'esign_consent_at signer_user_agent worker_signature_ip worker_email worker_phone',
  },
  unshown: {
    'the number in the pay': 'pay_amount_cents',
    'ids at a provider of signatures': 'docusign_envelope_id hellosign_signature_id provider',
    'nobody writes them yet': 'document_url worker_signature_url',
    'what the letter began with': 'template_id',
    'who sends it, the employer or the payment': 'sends_when_paid',
    'counters of the database': 'kept_open_at reminded_at updated_at version',
    'the employer’s own words': 'withdrawal_reason',
    'the hash of a code that was texted': 'link_code',
  },
  untried: {
    'ids of rows': 'addendum_to id job_id employer_id referrer_id referral_id live_referral_id',
    'a signed letter alone has it': 'document_hash',
  },
  erased: {
    worker:
      'pending_terms signer_name signer_user_agent worker_email worker_name worker_phone worker_signature_ip',
    // The signatory of the next version, too.
    employer: 'pending_terms signatory_name signatory_title',
  },
  stays: {
    'ids that other rows name': 'addendum_to id job_id employer_id referrer_id referral_id live_referral_id',
    'what was offered': `add_ons benefit_ids benefits company conditions custom_terms expiration_days job_title
      pay_amount_cents pay_rate pay_type schedule start_date template_id work_location`,
    'how it went': `consent_withdrawn_at created_at sends_when_paid declined_at document_hash document_url docusign_envelope_id esign_consent_at expires_at
      hellosign_signature_id provider kept_open_at reminded_at sent_at paper_note signature_kind signed_at status terms_version updated_at version viewed_at withdrawal_reason
      withdrawn_at`,
    'of no use once the time is over': 'copied_token link_code signing_nonce signing_token',
    'nobody writes it yet': 'worker_signature_url',
  },
  others: {
    link_code: `'{"hash": "another"}'`,
    pending_terms: `'{"payRate": "$31", "payType": "hourly", "startDate": "2031-02-03"}'`,
    pay_type: `'salary'`,
    benefit_ids: `array['dental-insurance']`,
    add_ons: `array['drug_test']`,
    // One that is sent would be marked as viewed by the look of the candidate.
    status: `'draft'`,
    expiration_days: '9',
    signature_kind: `'paper'`,
  },
};
