/** Which context a table belongs to: only its SQL writes there. `platform` is what all contexts share. */
export const OWNERS: Readonly<Record<string, readonly string[]>> = {
  platform: [
    'application_clock',
    'handled_events',
    'idempotent_calls',
    'rate_limits',
    'sessions',
    'sql_definitions',
  ],
  app: ['demo_data'],
  identity: ['account_tokens', 'companies', 'company_memberships', 'external_identities', 'users'],
  notifications: [
    'digest_items',
    'inbound_texts',
    'notification_preferences',
    'notifications',
    'outbox_messages',
    'sms_log',
    'text_opt_outs',
  ],
  waitlist: ['waitlist_signups'],
  billing: [
    'billing_customers',
    'job_posting_packages',
    'ledger_entries',
    'ledger_transactions',
    'milestones',
    'obligations',
    'payment_methods',
    'payments',
    'referral_settlements',
    'refunds',
    'sandbox_customers',
    'sandbox_events',
    'sandbox_payment_intents',
    'sandbox_payment_methods',
    'sandbox_refunds',
    'sandbox_setup_intents',
    'sandbox_transfers',
    'subscriptions',
    'webhook_events',
  ],
  jobs: [
    'job_shares',
    'job_spots',
    'job_vocabulary',
    'jobs',
    'referral_visits',
    'saved_search_jobs',
    'saved_searches',
  ],
  hiring: ['candidate_profiles', 'referral_status_changes', 'referrals', 'worker_documents'],
  offers: ['offer_documents', 'offer_letters', 'server_certificates', 'service_addons'],
  checks: [
    'adverse_actions',
    'background_check_consents',
    'background_checks',
    'check_events',
    'reference_checks',
    'sandbox_background_reports',
  ],
  community: [
    'board_join_requests',
    'board_memberships',
    'discussion_posts',
    'images',
    'industry_boards',
    'post_likes',
    'post_replies',
    'text_edits',
  ],
  moderation: ['judged_writings', 'user_blocks'],
  rewards: ['engagement_points', 'points_accounts', 'referrer_rewards'],
  admin: ['audit_log'],
};

/** Tables of earlier contexts that the read models of a context join. */
export const UPSTREAM: Readonly<Record<string, readonly string[]>> = {
  identity: ['idempotent_calls', 'sessions'],
  notifications: ['sessions', 'users'],
  waitlist: ['users'],
  jobs: ['users'],
  hiring: ['jobs', 'milestones', 'obligations', 'payments', 'referral_visits', 'users'],
  offers: ['referrals', 'users'],
  checks: ['jobs', 'obligations', 'referrals', 'users'],
  community: ['users'],
  moderation: ['discussion_posts', 'post_replies', 'users'],
  rewards: ['jobs', 'referrals', 'users'],
  admin: [
    'jobs',
    'ledger_entries',
    'ledger_transactions',
    'milestones',
    'outbox_messages',
    'payments',
    'referrals',
    'refunds',
    'sms_log',
    'users',
  ],
  app: ['outbox_messages', 'users'],
};

/** Reads against the order of the contexts: each is an exception with its reason. */
export const DOWNSTREAM: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  billing: {
    jobs: 'the ledger check holds the books against what people are shown',
    referrals: 'the ledger check, and what the employer is told about a payment',
    referrer_rewards: 'the ledger check holds the books against what people are shown',
  },
  jobs: {
    referral_status_changes: 'how soon an employer answers stands on the page of a job',
    referrals: 'each job in a list says how many are referred and hired, in one statement',
  },
  hiring: {
    background_checks: 'the badge beside a referral, in one statement for a whole list',
    check_events: 'the timeline of a referral tells of its checks',
    offer_letters: 'the letter beside a referral, in one statement for a whole list',
    reference_checks: 'the references beside a referral',
    referrer_rewards: 'the payout beside a referral, in one statement for a whole list',
  },
};

/** Writes to rows of others: each is an exception with its reason. */
export const FOREIGN_WRITES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  identity: {
    idempotent_calls: 'kept answers of a person go with their account',
    sessions: 'signing out other devices, a change of password and the end of an account end sessions',
  },
  app: { users: 'the demo data give their people a past' },
};
