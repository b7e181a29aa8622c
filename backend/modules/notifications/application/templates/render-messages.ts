import type { Language } from '#contract/http/vocabulary/language.ts';
import type { AlertCategory } from '#contract/identity/vocabulary/alerts.ts';
import {
  NOTIFICATION_KINDS,
  notificationKind,
  type NotificationKind,
} from '../../contract/vocabulary/notification-kinds.ts';
import { isOwnCode } from '../texts/text-kinds.ts';
import { notificationPath } from '../notification-path.ts';
import type { Email, Notification, TextMessage } from '../notifier.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { TURNS, withoutForeignLinks, withoutLinks } from './foreign-links.ts';
import { gsmText, MOST_PARTS, outgoingText, textParts, typedText } from '../texts/gsm-text.ts';
import { spokenTimes } from './spoken-times.ts';
import { htmlMail, plainMail, type Footer, type MailParts, type Way } from './mail-frame.ts';
import type { EmailPhrases, MessageTemplates } from './message-templates.ts';
import type { NoticePhrases } from './notices/notice-words.ts';

export const WORDS: Readonly<Record<Language, MessageTemplates>> = { en, es };
const SECRET = '••••••';
/** Longer subjects are cut off by most mail programs anyway. */
const SUBJECT_LENGTH = 120;
/** A two-part text usually has room for a link and three names of this length. */
const TEXT_NAME_LENGTH = 28;
/** Shorter lengths to try. */
const TEXT_NAME_LENGTHS: readonly number[] = [TEXT_NAME_LENGTH, 24, 20, 16, 12, 8];
/** Names are not cut further to keep accents. */
const LEAST_ACCENTED = 12;
/** A name with a phone; a place with its street and town. */
const LONGER_FACTS: Readonly<Record<string, number>> = { contact: 44, site: 90 };
const WHOLE_FACTS: ReadonlySet<string> = new Set([
  'code',
  'amount',
  'reference',
  'message',
  'when',
  'status',
  'jobTitles',
  'until',
]);

export type Facts = Readonly<Record<string, string>>;

/**
 * Typed words stay on one line: a line break in a name must not start a new line. An amount after a dollar
 * sign is formatted: "3000.00" becomes "$3,000.00".
 */
export function fill(template: string, facts: Facts): string {
  return template.replaceAll(/(\$?)\{(\w+)\}/g, (_, dollar: string, name: string) => {
    const fact = facts[name] ?? '';
    const words = dollar === '' ? fact : fact.replace(/^\d+/, inThousands);
    return `${dollar}${words
      .replaceAll(TURNS, '')
      .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .trim()}`;
  });
}

function inThousands(whole: string): string {
  return whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Title and message of a notification in its reader's language. */
export function noticeText({ kind, data }: Notification, language: Language): NoticePhrases {
  return wordsOfKind(kind, data, language);
}

/** The same for stored facts. */
export function wordsOfKind(
  kind: NotificationKind,
  data: Facts,
  language: Language,
  people: readonly string[] = [],
): NoticePhrases {
  const { title, message, several = message } = WORDS[language].notices[kind];
  const facts = { ...spoken(data, language), ...named(kind, people, language) };
  return { title: fill(title, facts), message: fill(people.length > 1 ? several : message, facts) };
}

/** "Ana and 3 others", in the place of the one who is named. */
function named(kind: NotificationKind, people: readonly string[], language: Language): Facts {
  const who = notificationKind(kind)?.group?.who;
  const [first, second] = people;
  if (who === undefined || first === undefined || second === undefined) return {};
  const { two, more } = WORDS[language].people;
  const words = people.length === 2 ? two : more;
  return { [who]: fill(words, { first, second, count: String(people.length - 1) }) };
}

/** The title of a kind without specific facts. */
export function kindTitle(kind: NotificationKind, language: Language): string {
  return WORDS[language].notices[kind].title.replaceAll(/\{\w+\}/g, '…');
}

/** A notification as a text; `isFirst` is the first one to that phone. */
export function noticeAsText({ kind, data }: Notification, language: Language, isFirst = false): string {
  const words = `Crewvine: ${WORDS[language].notices[kind].message}`;
  const giver = isFirst ? WORDS[language].numberGivers.account : null;
  return fitting([words, giver, WORDS[language].stopLine], spoken(data, language));
}

function spoken(facts: Facts, language: Language): Facts {
  const { status = '', service = '', when = '' } = facts;
  const { statuses, services } = WORDS[language];
  return {
    ...facts,
    status: statuses[status] ?? status,
    service: services[service] ?? service,
    when: spokenTimes(when, language),
  };
}

/** The words of a text, and the same without code and link for the log; `isFirst` is the first one to that phone. */
export function smsText(message: TextMessage, isFirst = false): { body: string; shown: string } {
  const { kind, data, language } = message;
  const { texts, stopLine } = WORDS[language];
  const facts = spoken(data, language);
  const giver = isFirst ? giverOf(message) : null;
  const parts = [texts[kind], giver, isFirst || !isOwnCode(kind) ? stopLine : null];
  return {
    body: fitting(parts, facts),
    shown: fill(joined(parts), { ...shortNames(facts), code: SECRET, link: SECRET }),
  };
}

/** The person who gave us the number, as far as the text says (rules.md#first-text). */
function giverOf({ kind, data, language }: TextMessage): string {
  const words = WORDS[language].numberGivers;
  const facts: Facts = data;
  for (const name of ['referrerName', 'asker'] as const)
    if (facts[name] !== undefined) return words[name].replace('{giver}', `{${name}}`);
  if (kind === 'verification_code') return words.referrer;
  if (facts['company'] !== undefined) return words.company.replace('{giver}', '{company}');
  if (facts['agency'] !== undefined) return words.employer;
  return isOwnCode(kind) ? words.entered : words.account;
}

function joined(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(' ');
}

/** In two parts, if shorter names can make it so; with the accents of our own words, if somewhat shorter ones can. */
function fitting(parts: readonly (string | null)[], facts: Facts): string {
  const template = joined(parts);
  const tried = TEXT_NAME_LENGTHS.map((length) => fill(template, shortNames(facts, length)));
  const isAccented = gsmText(template) !== template;
  const accented = isAccented ? tried.slice(0, TEXT_NAME_LENGTHS.indexOf(LEAST_ACCENTED) + 1) : [];
  return (
    accented.map(typedText).find((words) => textParts(words) <= MOST_PARTS) ??
    tried.map(outgoingText).find((words) => textParts(words) <= MOST_PARTS) ??
    outgoingText(tried[0] ?? '')
  );
}

function shortNames(facts: Facts, length: number = TEXT_NAME_LENGTH): Facts {
  const short = Object.entries(facts).map(([name, fact]) => {
    if (name === 'link') return [name, fact];
    const words = withoutLinks(fact);
    if (WHOLE_FACTS.has(name)) return [name, words];
    const most = (LONGER_FACTS[name] ?? TEXT_NAME_LENGTH) - TEXT_NAME_LENGTH + length;
    return [name, cut(words, most, '...')];
  });
  return Object.fromEntries(short);
}

/**
 * In both languages: a sender without an account has no known language. `contact` is the support phone or
 * email.
 */
export function replyText(keyword: keyof MessageTemplates['replies'], contact: string): string {
  return outgoingText(fill(`${en.replies[keyword]}\n${es.replies[keyword]}`, { contact }));
}

export interface EmailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The URL that unsubscribes with one call; null for requested and required emails. */
  readonly unsubscribeLink: string | null;
}

interface MailLinks {
  readonly publicUrl: string;
  /** Null for required emails. */
  readonly unsubscribe: {
    readonly category: AlertCategory;
    readonly page: string;
    readonly call: string;
  } | null;
}

/** A notification as an email, with the way to what it is about and to where such emails are switched off. */
export function noticeAsMail(
  notification: Notification,
  language: Language,
  { publicUrl, unsubscribe }: MailLinks,
): EmailContent {
  const { kind, data } = notification;
  const {
    mail: { places },
    notices,
  } = WORDS[language];
  const label = notices[kind].button ?? places[NOTIFICATION_KINDS[kind].place];
  const mail = framed({
    words: wordsOfKind(kind, withoutForeignLinks(data), language),
    language,
    way: { label, link: publicUrl + notificationPath(kind, data) },
    footer: footerOf(language, publicUrl, unsubscribe),
  });
  return { ...mail, unsubscribeLink: unsubscribe?.call ?? null };
}

function footerOf(language: Language, publicUrl: string, unsubscribe: MailLinks['unsubscribe']): Footer {
  const { footer, required, settings, unsubscribe: end, categories } = WORDS[language].mail;
  const choices: Way = { label: settings, link: `${publicUrl}/notifications/preferences` };
  if (!unsubscribe) return { text: required, ways: [choices] };
  const category = categories[unsubscribe.category];
  return {
    text: fill(footer, { category }),
    ways: [choices, { label: fill(end, { category }), link: unsubscribe.page }],
  };
}

/** A text as an email to someone who may have no account; null for kinds that only go to phones. */
export function textAsMail({ kind, data, language }: TextMessage): EmailContent | null {
  if (kind === 'verification_code' || kind === 'confirm_referral') return null;
  if (kind === 'confirm_nudge' || kind === 'confirm_hire') return null;
  if (kind === 'offer_signed_copy' || kind === 'addendum_signed_copy') return null;
  if (kind === 'signed_first_day' || kind === 'hired_first_day') return null;
  if (kind === 'hired' || kind === 'hire_undone') return null;
  if (kind === 'sign_in_code' || kind === 'phone_code') return null;
  if (kind === 'apply_code' || kind === 'refer_code' || kind === 'claim_code') return null;
  if (kind === 'new_device' || kind === 'passkey_added') return null;
  if (kind === 'account_deleted' || kind === 'account_deleted_owed') return null;
  if (kind === 'account_suspended' || kind === 'account_banned') return null;
  if (kind === 'i9_code' || kind === 'offer_code' || kind === 'check_code') return null;
  return mailOf(WORDS[language].textsAsEmails[kind], spoken(data, language), language);
}

/** An email that someone requested or that protects their account. */
export function emailAsMail({ kind, data, language }: Email): EmailContent {
  return mailOf(WORDS[language].emails[kind], data, language);
}

function mailOf(
  { title, message, action, footer }: EmailPhrases,
  typed: Facts,
  language: Language,
): EmailContent {
  const facts = withoutForeignLinks(typed);
  const words = { title: fill(title, facts), message: fill(message, facts) };
  const link = facts['link'];
  const way: Way | null = action && link ? { label: action, link } : null;
  return framed({ words, language, way, footer: footer ? note(footer) : null });
}

function note(text: string): Footer {
  return { text, ways: [] };
}

export function framed(parts: MailParts): EmailContent {
  const subject = cut(parts.words.title, SUBJECT_LENGTH, '…');
  return { subject, text: plainMail(parts), html: htmlMail(parts), unsubscribeLink: null };
}

function cut(text: string, length: number, end: string): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  return (
    characters
      .slice(0, length - end.length)
      .join('')
      .trimEnd() + end
  );
}
