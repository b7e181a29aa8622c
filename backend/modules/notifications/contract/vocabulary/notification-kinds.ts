import type { KindRow } from './kind-row.ts';

export type { NotificationIcon } from './kind-row.ts';

const REFERRAL = ['referralId', 'jobId', 'workerName', 'jobTitle'] as const;
const OFFER = [...REFERRAL, 'offerLetterId'] as const;
const EARNING = [...REFERRAL, 'amount'] as const;
const PAYMENT = ['paymentId', 'amount'] as const;

const BOARD = ['boardId', 'boardName'] as const;
/** `boardId` is empty for a discussion of the forum. */
const POST = ['postId', 'boardId', 'postTitle', 'personName'] as const;

const money = { category: null, place: '/employer-dashboard', icon: 'payment', facts: PAYMENT } as const;
/**
 * With its document: an invoice for a payment, a credit note for a refund. Empty in receipts older than the
 * documents.
 */
const receipt = {
  category: null,
  place: '/employer-dashboard',
  address: '?tab=billing#invoices',
  icon: 'payment',
  facts: [...PAYMENT, 'invoice'],
} as const;
const plan = {
  category: null,
  place: '/employer/plans',
  icon: 'payment',
  facts: ['plan', 'amount'],
} as const;
const withdrawal = {
  category: null,
  place: '/earnings',
  icon: 'payment',
  facts: ['withdrawalId', 'amount', 'last4'],
} as const;
const taxForm = {
  category: null,
  place: '/earnings',
  address: '/tax',
  icon: 'payment',
  facts: ['year', 'threshold'],
} as const;
const earning = { category: 'payouts', place: '/my-referrals', icon: 'earned', facts: EARNING } as const;
const toEmployer = { category: 'referralUpdates', place: '/employer-dashboard', facts: REFERRAL } as const;
const i9 = {
  category: 'referralUpdates',
  place: '/employer/i9',
  address: '/{referralId}',
  facts: REFERRAL,
} as const;
const forWorker = {
  category: 'referralUpdates',
  place: '/my-applications',
  facts: [...REFERRAL, 'company', 'service'],
} as const;
const decided = { category: null, required: 'decisions', place: '/my-moderation', icon: 'bell' } as const;
const toBoth = { category: 'referralUpdates', place: '/dashboard', facts: REFERRAL } as const;
const toRate = {
  category: 'referralUpdates',
  place: '/rate',
  address: '/{referralId}',
  icon: 'confirmed',
} as const;
const toReferrer = { category: 'referralUpdates', place: '/my-referrals', facts: REFERRAL } as const;
const board = { category: 'community', place: '/community', address: '/{boardId}', facts: BOARD } as const;
const EVENT = ['eventId', 'eventTitle'] as const;
const event = { category: 'community', place: '/events', address: '/{eventId}', icon: 'bell' } as const;
const scheduled = { ...event, facts: [...EVENT, 'when'] } as const;
const IN_BOARD = '/{boardId}/posts/{postId}';
const onPost = {
  category: 'community',
  place: '/forum',
  address: '/{postId}',
  inBoard: { place: '/community', address: IN_BOARD },
  icon: 'reply',
  facts: POST,
} as const;
const onReply = {
  ...onPost,
  address: '/{postId}#reply-{replyId}',
  inBoard: { place: '/community', address: `${IN_BOARD}#reply-{replyId}` },
  facts: [...POST, 'replyId'],
} as const;
const offer = { category: 'offers', place: '/dashboard', facts: OFFER } as const;
/** To the employer, whose answer is one press away in the letter's own dialog. */
const onLetter = { ...offer, place: '/employer/referrals', address: '?letter={referralId}' } as const;

/**
 * The notices to people with an account, one row a kind. The words are in the templates of both languages,
 * which do not compile without them. A referral step about an offer is in the offers category,
 * regardless of its kind.
 */
export const NOTIFICATION_KINDS = {
  referral_received: { ...toEmployer, icon: 'inbox' },
  application_received: { ...toEmployer, icon: 'inbox' },
  /** To the worker, in the worker's words: `reviewing`, `interview`, `offer_received`, `offer_taken`, and how an offer ended. */
  application_moved: {
    category: 'referralUpdates',
    place: '/my-applications',
    icon: 'list',
    facts: [...REFERRAL, 'company', 'status'],
  },
  /** `status` is the canonical one (`offer_sent`); the words show it in the reader's language. */
  referral_status_changed: { ...toReferrer, icon: 'bell', facts: [...REFERRAL, 'status'] },
  /** The employer is interested in the candidate: to the referrer, and to the worker. */
  referral_interest: { ...toReferrer, icon: 'confirmed', facts: [...REFERRAL, 'company'] },
  application_interest: {
    category: 'referralUpdates',
    place: '/my-applications',
    icon: 'confirmed',
    facts: [...REFERRAL, 'company'],
  },
  referral_confirmed: { ...toBoth, icon: 'confirmed' },
  referral_declined: { ...toBoth, icon: 'declined' },
  /**
   * To the employer: the worker's answer to the proposed time; `when` is that time, or the times that the
   * worker requests.
   */
  interview_confirmed: { ...toEmployer, icon: 'confirmed', facts: [...REFERRAL, 'when'] },
  interview_declined: { ...toEmployer, icon: 'declined', facts: [...REFERRAL, 'when'] },
  interview_proposed: { ...toEmployer, icon: 'inbox', facts: [...REFERRAL, 'when'] },
  offer_accepted: { ...offer, icon: 'signed' },
  offer_declined: { ...offer, icon: 'declined' },
  offer_expired: { ...offer, icon: 'declined' },
  /** To the employer: its day has passed, and a report holds it open. */
  offer_kept_open: { ...onLetter, icon: 'bell' },
  /** The worker requests a change of the offer. */
  offer_countered: { ...onLetter, icon: 'inbox' },
  addendum_signed: { ...onLetter, icon: 'signed' },
  addendum_declined: { ...onLetter, icon: 'declined' },
  /** To the employer: what the candidate has a right to. */
  offer_paper_copy: { ...onLetter, icon: 'inbox' },
  offer_consent_withdrawn: { ...onLetter, icon: 'inbox' },
  worker_hired: { ...toReferrer, icon: 'hired' },
  /** The work is done: to the employer about the referrer, to the referrer and to the worker about the employer. */
  rate_referrer: { ...toRate, facts: [...REFERRAL, 'personName'] },
  rate_employer: { ...toRate, facts: [...REFERRAL, 'company'] },
  rate_workplace: { ...toRate, facts: [...REFERRAL, 'company'] },
  /** To who was rated; `personName` is the company of an employer. */
  rating_received: {
    category: 'referralUpdates',
    place: '/ratings',
    address: '/{rateeId}',
    icon: 'confirmed',
    facts: [...REFERRAL, 'personName', 'rateeId', 'stars'],
  },
  milestone_released: earning,
  reward_ready: earning,
  payout_paid: earning,
  /** An admin refused a claim; `reason` is the admin's. */
  payout_refused: { ...earning, category: null, required: 'decisions', facts: [...EARNING, 'reason'] },
  payment_succeeded: receipt,
  payment_failed: money,
  refund_issued: receipt,
  refund_failed: money,
  plan_receipt: { ...plan, facts: [...plan.facts, 'invoice'] },
  plan_unpaid: plan,
  /** It was canceled, or its renewals were not paid. */
  plan_ended: { ...plan, facts: ['plan'] },
  /** To admins: the bank waits for evidence, or a refund failed. */
  dispute_to_answer: { ...money, place: '/admin/money', address: '?tab=disputes' },
  /** To admins: texts wait until tomorrow, because they are many or cost too much. */
  text_limit_reached: { ...decided, place: '/admin-dashboard', address: '?tab=texts', facts: ['limit'] },
  text_budget_spent: { ...decided, place: '/admin-dashboard', address: '?tab=texts', facts: ['budget'] },
  refund_given_up: { ...money, place: '/admin/money', address: '?tab=refunds' },
  /** The provider's books and ours disagree where they had not. */
  books_differ: {
    ...money,
    place: '/admin/money',
    address: '?tab=reconciliation',
    facts: ['count', 'amount'],
  },
  dispute_opened: money,
  dispute_won: money,
  dispute_lost: money,
  /** A bank took a debit back: it is owed again. */
  payment_returned: money,
  /** The debt is no longer claimed. */
  return_forgiven: money,
  bonus_frozen: earning,
  bonus_resumed: earning,
  bonus_taken_back: earning,
  /** At the bank, and back in the balance. */
  withdrawal_paid: withdrawal,
  withdrawal_failed: withdrawal,
  /** A reporting threshold comes near; it is reached, and withdrawals wait. */
  tax_form_soon: taxForm,
  tax_form_needed: taxForm,
  /** `jobTitles` are the first few of `count`. */
  new_jobs: {
    category: 'newJobs',
    place: '/jobs',
    address: '?saved={savedSearchId}',
    icon: 'search',
    facts: ['savedSearchId', 'searchName', 'count', 'jobTitles'],
  },
  /** To the employer: the days that were paid for are over, and the job is closed. */
  job_days_over: {
    category: null,
    place: '/job',
    address: '/{jobId}/edit',
    icon: 'bell',
    facts: ['jobId', 'jobTitle'],
  },
  background_check_clear: { ...toEmployer, icon: 'bell' },
  background_check_concerns: { ...toEmployer, icon: 'bell' },
  background_check_declined: { ...toEmployer, icon: 'bell' },
  background_check_on_paper: { ...toEmployer, category: null, icon: 'bell' },
  background_check_disputed: { ...toEmployer, icon: 'bell' },
  background_check_decided: { ...toEmployer, icon: 'bell' },
  background_check_to_mail: { ...toEmployer, category: null, icon: 'bell' },
  background_check_undelivered: { ...toEmployer, icon: 'bell' },
  background_check_uncertified: { ...toEmployer, category: null, icon: 'bell' },
  drug_test_clear: { ...toEmployer, icon: 'bell' },
  drug_test_concerns: { ...toEmployer, icon: 'bell' },
  drug_test_declined: { ...toEmployer, icon: 'bell' },
  drug_test_on_paper: { ...toEmployer, category: null, icon: 'bell' },
  drug_test_disputed: { ...toEmployer, icon: 'bell' },
  drug_test_undelivered: { ...toEmployer, icon: 'bell' },
  drug_test_uncertified: { ...toEmployer, category: null, icon: 'bell' },
  /** To the employer: the service was not delivered, and the money is refunded. */
  service_refunded: {
    category: null,
    place: '/employer/services',
    icon: 'payment',
    facts: [...REFERRAL, 'service', 'amount'],
  },
  /** To the worker, whom it was about. */
  service_done: { ...forWorker, icon: 'confirmed' },
  service_ended: { ...forWorker, icon: 'bell' },
  i9_section1_signed: { ...i9, icon: 'signed' },
  /** The result of the review that the employer paid for. */
  i9_review_complete: { ...i9, icon: 'confirmed' },
  i9_review_missing: { ...i9, icon: 'bell' },
  i9_section1_due: { ...i9, icon: 'bell', isTimely: true },
  i9_section2_due: { ...i9, icon: 'bell', isTimely: true },
  /** A receipt has to be followed by its document, or the permission to work is looked at again. */
  i9_documents_expire: { ...i9, icon: 'bell' },
  /** The hire is over, and its last day of work was not said. */
  i9_last_day_due: { ...i9, icon: 'bell' },
  /** A step of an E-Verify case. */
  i9_everify_due: { ...i9, icon: 'bell', isTimely: true },
  i9_mismatch_decided: { ...i9, icon: 'bell', isTimely: true },
  /** To the owner and the moderators of a private board. */
  board_join_requested: {
    ...board,
    address: '/{boardId}?manage=requests',
    icon: 'inbox',
    group: { by: 'boardId', who: 'personName' },
    facts: [...BOARD, 'personName'],
  },
  board_request_approved: { ...board, icon: 'confirmed' },
  board_request_declined: { ...board, icon: 'declined' },
  board_moderator_appointed: { ...board, icon: 'bell' },
  board_handed_over: { ...board, icon: 'bell' },
  post_replied: { ...onReply, group: { by: 'postId', who: 'personName' } },
  reply_quoted: { ...onReply, group: { by: 'postId', who: 'personName' } },
  mentioned_in_post: { ...onPost, icon: 'mention' },
  mentioned_in_reply: { ...onReply, icon: 'mention' },
  answer_accepted: { ...onReply, icon: 'confirmed' },
  reference_given: { ...toEmployer, icon: 'bell', facts: [...REFERRAL, 'referenceName'] },
  event_changed: scheduled,
  event_cancelled: { ...scheduled, icon: 'declined', isTimely: true },
  event_reminder: { ...scheduled, isTimely: true },
  /** A place is reserved for someone on the waiting list; `when` says until when. */
  event_place_offered: { ...scheduled, isTimely: true },
  event_place_given: { ...scheduled, icon: 'confirmed' },
  event_approved: { ...event, icon: 'confirmed', facts: EVENT },
  mentioned_in_event: { ...event, icon: 'mention', facts: [...EVENT, 'personName'] },
  event_refused: { ...event, icon: 'declined', facts: [...EVENT, 'note'] },
  /** Moderators' decisions about someone or their content: required notices. */
  content_held: { ...decided, facts: ['caseId', 'excerpt'] },
  content_hidden: { ...decided, facts: ['actionId', 'excerpt', 'reason'] },
  content_restored: { ...decided, facts: ['actionId', 'excerpt', 'reason'] },
  content_locked: { ...decided, facts: ['actionId', 'excerpt', 'reason'] },
  account_warned: { ...decided, facts: ['actionId', 'reason'] },
  suspension_lifted: { ...decided, facts: ['actionId', 'reason'] },
  appeal_granted: { ...decided, facts: ['actionId', 'reason'] },
  appeal_denied: { ...decided, facts: ['actionId', 'reason'] },
  /** To who reported something. */
  report_upheld: { ...decided, address: '?tab=reports', category: 'community', facts: ['reportId'] },
  report_dismissed: { ...decided, address: '?tab=reports', category: 'community', facts: ['reportId'] },
} as const satisfies Readonly<Record<string, KindRow>>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/** Each kind with the facts that its words need. */
export type NotificationData = {
  readonly [Kind in NotificationKind]: Readonly<
    Record<(typeof NOTIFICATION_KINDS)[Kind]['facts'][number], string>
  >;
};

/** The row of a kind; null for a kind from an older version that no longer exists. */
export function notificationKind(name: string): KindRow | null {
  return Object.entries<KindRow>(NOTIFICATION_KINDS).find(([kind]) => kind === name)?.[1] ?? null;
}
