import { asId } from '#kernel/ids.ts';
import type { Email, EmailData, Notification, TextData, TextMessage } from '../application/notifier.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { NotificationData } from '../contract/vocabulary/notification-kinds.ts';

const about = { referralId: 'r', jobId: 'j', workerName: 'Ana', jobTitle: 'Framer' };
const offer = { ...about, offerLetterId: 'o' };
const paid = { ...about, amount: '75.00' };
const payment = { paymentId: 'p', amount: '75.00' };
const job = { jobTitle: 'Framer', company: 'Hill Co' };
const board = { boardId: 'b', boardName: 'Austin Electricians' };
const post = { postId: 'p', boardId: '', postTitle: 'Torque for lugs', personName: 'Ana Ruiz' };
const reply = { ...post, replyId: 'r' };
/** As long as a real one: a token is 43 characters. */
const link = `https://app.crewvine.example/confirm-referral/${'s3cret-'.repeat(6)}0`;
const firstDay = {
  ...job,
  when: 'Mon, Dec 7',
  place: '12 Oak St, Austin, TX',
  contact: 'Mia Ortiz, (512) 555-0100',
  link,
};
const event = { eventId: 'e', eventTitle: 'OSHA 10', when: 'Sat, Mar 14, 6:00 PM CDT' };
const ruled = { actionId: 'a', reason: 'This is an ad.' };
const decided = { ...ruled, excerpt: 'Which anchors?' };
const person = { firstName: 'Ana' };

const notices: NotificationData = {
  referral_received: about,
  application_received: about,
  application_moved: { ...about, company: 'Hill Co', status: 'reviewing' },
  referral_status_changed: { ...about, status: 'offer_sent' },
  referral_interest: { ...about, company: 'Hill Co' },
  application_interest: { ...about, company: 'Hill Co' },
  referral_confirmed: about,
  referral_declined: about,
  interview_confirmed: { ...about, when: 'Tue, Dec 1, 9:00 AM CST' },
  interview_declined: { ...about, when: 'Tue, Dec 1, 9:00 AM CST' },
  interview_proposed: { ...about, when: 'Tue, Dec 1, 9:00 AM CST; Wed, Dec 2, 9:00 AM CST' },
  offer_accepted: offer,
  offer_declined: offer,
  offer_expired: offer,
  offer_kept_open: offer,
  offer_countered: offer,
  addendum_signed: offer,
  addendum_declined: offer,
  offer_paper_copy: offer,
  offer_consent_withdrawn: offer,
  worker_hired: about,
  rate_referrer: { ...about, personName: 'Ana' },
  rate_employer: { ...about, company: 'Hill Co' },
  rate_workplace: { ...about, company: 'Hill Co' },
  rating_received: { ...about, personName: 'Hill Co', rateeId: 'u', stars: '4' },
  milestone_released: paid,
  reward_ready: paid,
  payout_paid: paid,
  payout_refused: { ...paid, reason: 'We could not reach the worker.' },
  payment_succeeded: { ...payment, invoice: 'INV-000001' },
  payment_failed: payment,
  refund_issued: { ...payment, invoice: 'CN-000001' },
  refund_failed: payment,
  plan_receipt: { plan: 'Pro', amount: '99.00', invoice: 'INV-000002' },
  plan_unpaid: { plan: 'Pro', amount: '99.00' },
  plan_ended: { plan: 'Pro' },
  dispute_to_answer: payment,
  text_limit_reached: { limit: '1000' },
  text_budget_spent: { budget: '50' },
  refund_given_up: payment,
  books_differ: { count: '2', amount: '75.00' },
  dispute_opened: payment,
  dispute_won: payment,
  dispute_lost: payment,
  payment_returned: payment,
  return_forgiven: payment,
  bonus_frozen: paid,
  bonus_resumed: paid,
  bonus_taken_back: paid,
  withdrawal_paid: { withdrawalId: 'w', amount: '50.00', last4: '6789' },
  tax_form_soon: { year: '2026', threshold: '2000.00' },
  tax_form_needed: { year: '2026', threshold: '2000.00' },
  withdrawal_failed: { withdrawalId: 'w', amount: '50.00', last4: '6789' },
  new_jobs: { savedSearchId: 's', searchName: 'Framer', count: '2', jobTitles: 'Framer (Hill Co)' },
  job_days_over: { jobId: 'j', jobTitle: 'Framer' },
  background_check_clear: about,
  background_check_concerns: about,
  background_check_declined: about,
  background_check_on_paper: about,
  background_check_disputed: about,
  background_check_decided: about,
  background_check_to_mail: about,
  background_check_undelivered: about,
  background_check_uncertified: about,
  drug_test_clear: about,
  drug_test_concerns: about,
  drug_test_declined: about,
  drug_test_on_paper: about,
  drug_test_disputed: about,
  drug_test_undelivered: about,
  drug_test_uncertified: about,
  service_refunded: { ...about, service: 'drug_test', amount: '50.00' },
  service_done: { ...about, company: 'Hill Co', service: 'drug_test' },
  service_ended: { ...about, company: 'Hill Co', service: 'i9_verification' },
  board_join_requested: { ...board, personName: 'Ana Ruiz' },
  board_request_approved: board,
  board_request_declined: board,
  board_moderator_appointed: board,
  board_handed_over: board,
  post_replied: reply,
  reply_quoted: reply,
  mentioned_in_post: post,
  mentioned_in_reply: reply,
  answer_accepted: reply,
  i9_section1_signed: about,
  i9_review_complete: about,
  i9_review_missing: about,
  i9_section1_due: about,
  i9_section2_due: about,
  i9_documents_expire: about,
  i9_last_day_due: about,
  i9_everify_due: about,
  i9_mismatch_decided: about,
  reference_given: { ...about, referenceName: 'Mia' },
  event_changed: event,
  event_cancelled: event,
  event_reminder: event,
  event_place_offered: event,
  event_place_given: event,
  event_approved: { eventId: 'e', eventTitle: 'OSHA 10' },
  mentioned_in_event: { eventId: 'e', eventTitle: 'OSHA 10', personName: 'Ana Ruiz' },
  event_refused: { eventId: 'e', eventTitle: 'OSHA 10', note: 'Please say where.' },
  content_held: { caseId: 'c', excerpt: 'Which anchors?' },
  content_hidden: decided,
  content_restored: decided,
  content_locked: decided,
  account_warned: ruled,
  suspension_lifted: ruled,
  appeal_granted: ruled,
  appeal_denied: ruled,
  report_upheld: { reportId: 'r' },
  report_dismissed: { reportId: 'r' },
};

export const texts: TextData = {
  verification_code: { ...job, code: '123456', link },
  confirm_referral: { ...job, referrerName: 'Bo', link },
  confirm_nudge: { ...job, referrerName: 'Bo', link },
  confirm_hire: { ...job, referrerName: 'Bo', link },
  offer_to_sign: { ...job, link },
  offer_changed: { ...job, link },
  offer_counter_declined: { ...job, link },
  addendum_to_sign: { ...job, link },
  addendum_reminder: { ...job, link, until: 'Nov 30' },
  addendum_withdrawn: job,
  offer_reminder: { ...job, link, until: 'Nov 30' },
  offer_extended: { ...job, link, until: 'Nov 30' },
  offer_withdrawn: job,
  offer_signed_copy: { ...job, link },
  addendum_signed_copy: { ...job, link },
  signed_first_day: firstDay,
  hired_first_day: firstDay,
  hired: { ...firstDay, when: '' },
  hire_undone: { ...job, contact: 'Mia Ortiz, (512) 555-0100' },
  background_check_consent: { ...job, link },
  background_check_agency: { jobTitle: 'Framer', agency: 'Checkr, Inc.', link },
  background_check_notice: {
    ...job,
    findings: 'Driving record: license suspended',
    until: 'December 1, 2026',
    link,
  },
  background_check_final: { ...job, agency: 'Checkr, Inc. (a street, a phone)', link },
  background_check_withdrawn: job,
  reference_request: { workerName: 'Ana', asker: 'Hill Co', link },
  drug_test_consent: { ...job, link },
  drug_test_agency: { jobTitle: 'Framer', agency: 'Checkr, Inc.', link },
  drug_test_appointment: {
    ...job,
    site: 'Lab Corner, 5 Oak Ave, Austin, TX 78701',
    until: 'Fri, Nov 27, 5:00 PM CST',
  },
  drug_test_site: { ...job, site: 'Lab Corner, 5 Oak Ave, Austin, TX 78701', until: '' },
  drug_test_notice: { ...job, until: 'December 1, 2026', link },
  drug_test_final: { ...job, agency: 'Checkr, Inc. (a street, a phone)', link },
  drug_test_withdrawn: job,
  service_done: { ...job, service: 'background_check' },
  service_ended: { ...job, service: 'i9_verification' },
  i9_to_sign: { ...job, link },
  i9_reminder: { ...job, link },
  i9_documents: job,
  i9_documents_again: job,
  i9_ssn: { ...job, link },
  i9_code: { company: 'Hill Co', code: '123456' },
  offer_code: { company: 'Hill Co', code: '123456' },
  check_code: { company: 'Hill Co', code: '123456' },
  sign_in_code: { code: '123456' },
  phone_code: { code: '123456' },
  employer_message: { ...job, message: 'Call me at noon.' },
  interview_invited: { ...job, when: 'Tue, Dec 1, 9:00 AM CST', link },
  interview_reminder: { ...job, when: 'Tue, Dec 1, 9:00 AM CST', link },
  interview_canceled: { ...job, when: 'Tue, Dec 1, 9:00 AM CST' },
  apply_code: { code: '123456' },
  refer_code: { code: '123456' },
  new_device: { device: 'Chrome, Android' },
  passkey_added: { device: 'Chrome, Android' },
  account_deleted: { firstName: 'Ana' },
  account_deleted_owed: { amount: '125.00', reference: '0190f3c2-7a10-7cc1-9e1b-2f6d3a5b8c01' },
  account_suspended: { until: 'March 4, 2026', link },
  account_banned: { link },
  i9_mismatch: { company: 'Hill Co', link },
};

const emails: EmailData = {
  verify_email: { ...person, link },
  reset_password: { ...person, link },
  password_changed: person,
  email_changed: person,
  phone_confirmed: { ...person, ending: '0123' },
  phone_moved: { ...person, ending: '0123' },
  passkey_added: { ...person, device: 'Chrome, Android' },
  new_device: { ...person, device: 'Chrome, Android', address: '203.0.113.7' },
  account_deleted: person,
  account_deleted_owed: { ...person, amount: '125.00', reference: '019d0000-0000-7000-8000-000000000001' },
  account_suspended: { ...person, reason: 'Spam.', until: 'December 1, 2026', link },
  account_banned: { ...person, reason: 'Spam.', link },
  waitlist_confirm: { link },
  waitlist_already_in: { link },
  offer_signed_copy: { ...job, workerName: 'Ana', link },
  addendum_signed_copy: { ...job, workerName: 'Ana', link },
  signed_first_day: firstDay,
  hired_first_day: firstDay,
  hired: { ...firstDay, when: '' },
  hire_undone: { ...job, contact: 'Mia Ortiz, (512) 555-0100', link },
};

type Facts = Readonly<Record<string, string>>;

/** One notice of each kind, with the given facts in place of its own. */
export function allNotices(facts: Facts = {}): readonly Notification[] {
  return Object.entries(notices).map(([kind, data]) => {
    return { userId: asId<'user'>('u'), kind, data: known(data, facts) } as unknown as Notification;
  });
}

export function allTexts(language: Language, facts: Facts = {}): readonly TextMessage[] {
  const to = { to: '+15125550003', senderId: null, jobId: null, recipientName: null, asked: false };
  return Object.entries(texts).map(([kind, data]) => {
    return { ...to, language, kind, data: known(data, facts) } as unknown as TextMessage;
  });
}

export function allEmails(language: Language, facts: Facts = {}): readonly Email[] {
  return Object.entries(emails).map(([kind, data]) => {
    return {
      to: 'ana@example.com',
      senderId: null,
      language,
      kind,
      data: known(data, facts),
    } as unknown as Email;
  });
}

/** Replaces only facts that the kind has. */
function known(data: Facts, facts: Facts): Facts {
  return Object.fromEntries(Object.entries(data).map(([name, fact]) => [name, facts[name] ?? fact]));
}
