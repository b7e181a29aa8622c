/** The test in which one bad row does not stop the others. */
type Proof = readonly [file: string, title: string];

/** One statement handles all due rows: it has no row that others wait for. */
export const IN_ONE_STATEMENT = [
  'billing.forget_handled_events',
  'billing.purge_tax_profiles',
  'checks.forget_reports',
  'community.old_drafts',
  'community.unused_pictures',
  'hiring.end_boosts',
  'identity.end_expired_sessions',
  'identity.expired_links',
  'identity.forget_security_events',
  'identity.forgotten_phone_codes',
  'jobs.forget_visits',
  'moderation.forget_writings',
  'notifications.forget_old_messages',
  'notifications.forget_received_texts',
  'offers.purge_templates',
  'platform.housekeeping',
  'waitlist.purge_unconfirmed',
] as const;

/** It looks at one thing, such as the provider's balance. */
export const OF_ONE_THING = [
  'billing.keep_held_money',
  'billing.reconcile_balance',
  'notifications.tell_of_text_limit',
  'platform.clock',
] as const;

/** Rows that are hard to make due. Another test has one that fails. */
export const PROVEN_ELSEWHERE: Readonly<Record<string, Proof>> = {
  'billing.catch_up_events': [
    'backend/modules/billing/adapters/http/provider/unhandled-events.api.test.ts',
    'an event that cannot be handled blocks no other, and is retried until it succeeds',
  ],
  'billing.issue_invoices': [
    'backend/modules/billing/application/invoicing/issue-invoices.test.ts',
    'an invoice that cannot be issued loses no number and blocks no other',
  ],
  'billing.release_milestones': [
    'backend/modules/billing/application/bonus/release-milestones.test.ts',
    'a part of a bonus that fails is retried automatically, and every other part is released',
  ],
  'checks.follow_reports': [
    'backend/modules/checks/adapters/http/order/background-check.api.test.ts',
    'a failing check does not stop the others from being followed',
  ],
  'hiring.place_jobs': [
    'backend/modules/jobs/application/posting/geocode-jobs.test.ts',
    'every job is looked up, even if the first one fails',
  ],
  'notifications.ask_text_prices': [
    'backend/modules/notifications/application/texts/ask-text-prices.test.ts',
    'a failed price request does not stop the others',
  ],
  'offers.add_timestamps': [
    'backend/modules/offers/application/signing/add-timestamps.test.ts',
    'a failure with the first letter does not stop the timestamps of the others',
  ],
  'platform.partitions': [
    'backend/platform/persistence/partitions/lay-partitions.test.ts',
    'a table that cannot be changed now does not stop the months of others, and gets its own later',
  ],
  ...Object.fromEntries(
    [
      'billing.check_recipients',
      'checks.finish_adverse_actions',
      'checks.settle_notices',
      'eligibility.end_late_reviews',
      'eligibility.purge',
      'eligibility.remind',
      'moderation.collect_waiting_texts',
      'offers.refund_undelivered',
    ].map((sweep): [string, Proof] => [
      sweep,
      [
        'backend/app/acceptance/due-work/first-row-fails.test.ts',
        '%s gives every row a turn, even if the first one fails',
      ],
    ]),
  ),
};
