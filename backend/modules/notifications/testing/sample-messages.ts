import { asId } from '#kernel/ids.ts';
import { recordOf } from '#kernel/record-of.ts';
import type { Email, EmailData, Notification, TextData, TextMessage } from '../application/notifier.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from '../contract/vocabulary/notification-kinds.ts';
import { timesAtPlace } from '../contract/vocabulary/times-at-place.ts';

type Facts = Readonly<Record<string, string>>;
type FactName = (typeof NOTIFICATION_KINDS)[NotificationKind]['facts'][number];

const TUESDAY = new Date('2026-12-01T15:00:00Z');
const WEDNESDAY = new Date('2026-12-02T15:00:00Z');
const FIRST = timesAtPlace([TUESDAY], 'America/Chicago');
const job = { jobTitle: 'Framer', company: 'Hill Co' };
/** The length of a real link: a token is 43 characters. */
const link = `https://app.crewvine.example/confirm-referral/${'s3cret-'.repeat(6)}0`;
const firstDay = {
  ...job,
  when: 'Mon, Dec 7',
  place: '12 Oak St, Austin, TX',
  contact: 'Mia Ortiz, (512) 555-0100',
  link,
};
const person = { firstName: 'Ana' };

/** One value of each fact. */
const factSamples: Readonly<Record<FactName, string>> = {
  referralId: 'r',
  jobId: 'j',
  offerLetterId: 'o',
  paymentId: 'p',
  withdrawalId: 'w',
  savedSearchId: 's',
  boardId: 'b',
  postId: 'p',
  replyId: 'r',
  eventId: 'e',
  caseId: 'c',
  actionId: 'a',
  reportId: 'r',
  rateeId: 'u',
  workerName: 'Ana',
  personName: 'Ana Ruiz',
  referenceName: 'Mia',
  jobTitle: 'Framer',
  jobTitles: 'Framer (Hill Co)',
  company: 'Hill Co',
  status: 'reviewing',
  when: FIRST,
  stars: '4',
  amount: '75.00',
  last4: '6789',
  year: '2026',
  threshold: '2000.00',
  invoice: 'INV-000001',
  plan: 'Pro',
  service: 'drug_test',
  searchName: 'Framer',
  count: '2',
  limit: '1000',
  budget: '50',
  boardName: 'Austin Electricians',
  postTitle: 'Torque for lugs',
  eventTitle: 'OSHA 10',
  excerpt: 'Which anchors?',
  reason: 'This is an ad.',
  note: 'Please say where.',
};

/** A discussion of the forum has no board. */
const inForum = { boardId: '' };
/** Kinds whose facts are others. */
const otherFacts: Partial<Record<NotificationKind, Facts>> = {
  referral_status_changed: { status: 'offer_sent' },
  interview_proposed: { when: timesAtPlace([TUESDAY, WEDNESDAY], 'America/Chicago') },
  payout_refused: { reason: 'We could not reach the worker.' },
  refund_issued: { invoice: 'CN-000001' },
  service_ended: { service: 'i9_verification' },
  post_replied: inForum,
  reply_quoted: inForum,
  mentioned_in_post: inForum,
  mentioned_in_reply: inForum,
  answer_accepted: inForum,
};

function sampleFacts(kind: NotificationKind): Facts {
  const names: readonly FactName[] = NOTIFICATION_KINDS[kind].facts;
  return { ...recordOf(names, (name) => factSamples[name]), ...otherFacts[kind] };
}

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
  interview_invited: { ...job, when: FIRST, link },
  interview_reminder: { ...job, when: FIRST, link },
  interview_canceled: { ...job, when: FIRST },
  apply_code: { code: '123456' },
  refer_code: { code: '123456' },
  claim_code: { code: '123456' },
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

/** One notice of each kind, with the given facts in place of its own. */
export function allNotices(facts: Facts = {}): readonly Notification[] {
  const kinds = Object.keys(NOTIFICATION_KINDS) as readonly NotificationKind[];
  return kinds.map((kind) => {
    const data = known(sampleFacts(kind), facts);
    return { userId: asId<'user'>('u'), kind, data } as unknown as Notification;
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
