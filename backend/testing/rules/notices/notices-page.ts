import {
  NOTIFICATION_KINDS,
  notificationKind,
  type NotificationKind,
} from '#contract/notifications/vocabulary/notification-kinds.ts';
import { en } from '#modules/notifications/application/templates/en.ts';
import { es } from '#modules/notifications/application/templates/es.ts';
import { NOTICES } from '#modules/notifications/application/templates/notices/notices.ts';
import { EMAIL_CAUSES, TEXT_CAUSES, type Cause } from './message-causes.ts';

interface Words {
  readonly title: string;
  readonly message: string;
}

const HEAD = `# Notices

Everything that Crewvine tells someone: what happened, who reads of it, which way, and the words. The page is made from the tables and templates of the code; after a change
\`WRITE_NOTICES=1 npx vitest run backend/testing/rules/notices\` writes it anew, and the same test fails while it is not up to date. Which of several steps of one referral are told is a rule of its own
([one-notice](rules.md#one-notice)).
`;

/** The required content of `docs/notices.md`. */
export function noticesPage(): string {
  const parts = [
    HEAD,
    part(
      'To people with an account',
      'In the inbox, and beside it as the person has chosen for its category: by email, text or push.',
      noticeRows(),
    ),
    part(
      'To phones',
      'By text, to phones that may be nobody’s account; some of them by email as well. Each but a requested code ends with how to stop them; the first one to a phone says who gave its number.',
      textRows(),
    ),
    part(
      'Emails on request',
      'Asked for, about the safety of the account, or a copy that the law wants.',
      emailRows(),
    ),
  ];
  return parts.join('\n');
}

type Row = readonly [cause: Cause, channel: string, english: string, spanish: string];

function noticeRows(): readonly Row[] {
  return entries(NOTICES).map(([kind, { event, reader, en: english, es: spanish }]) => {
    return [[event, reader], channelOf(kind), said(english), said(spanish)];
  });
}

function channelOf(kind: NotificationKind): string {
  const { category } = NOTIFICATION_KINDS[kind];
  if (category === null) return 'inbox and email, always';
  const timely = notificationKind(kind)?.isTimely ? ', in no digest' : '';
  return `inbox; by choice of ${category}${timely}`;
}

function textRows(): readonly Row[] {
  const mailed: ReadonlySet<string> = new Set(Object.keys(en.textsAsEmails));
  return entries(TEXT_CAUSES).map(([kind, cause]) => {
    return [cause, mailed.has(kind) ? 'text, and email' : 'text', en.texts[kind], es.texts[kind]];
  });
}

function emailRows(): readonly Row[] {
  return entries(EMAIL_CAUSES).map(([kind, cause]) => [
    cause,
    'email',
    said(en.emails[kind]),
    said(es.emails[kind]),
  ]);
}

function part(title: string, lead: string, rows: readonly Row[]): string {
  const lines = rows.map(([[event, reader], channel, english, spanish]) =>
    ['', event, reader, channel, english, spanish, ''].map(cell).join(' | ').trim(),
  );
  const head = ['| Event | Reader | Channel | English | Spanish |', '| --- | --- | --- | --- | --- |'];
  return [`## ${title}`, '', lead, '', ...head, ...lines, ''].join('\n');
}

function said({ title, message }: Words): string {
  return `${title}: ${message}`;
}

/** A bar would end the cell. */
function cell(words: string): string {
  return words.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

function entries<Key extends string, Value>(of: Readonly<Record<Key, Value>>): [Key, Value][] {
  return Object.keys(of).map((key) => [key as Key, of[key as Key]]);
}
