import type { Letter, Notification, TextMessage } from '../notifier.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { NoticeWords, Words } from './template.ts';

export type Language = 'en' | 'es';

const WORDS: Readonly<Record<Language, Words>> = { en, es };
const SECRET = '••••••';

type Facts = Readonly<Record<string, string>>;

function fill(template: string, facts: Facts): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '');
}

/** Title and message of a notification in its reader's language. */
export function noticeWords({ kind, data }: Notification, language: Language): NoticeWords {
  const words = WORDS[language];
  const facts: Facts = data;
  const status = facts['status'] ?? '';
  const spoken = { ...facts, status: words.statuses[status] ?? status };
  const { title, message } = words.notices[kind];
  return { title: fill(title, spoken), message: fill(message, spoken) };
}

/** The words of a text, and the same without code and link for the log. */
export function textWords({ kind, data, language }: TextMessage): { body: string; shown: string } {
  const template = WORDS[language].texts[kind];
  const facts: Facts = data;
  return { body: fill(template, facts), shown: fill(template, { ...facts, code: SECRET, link: SECRET }) };
}

/** In both languages: who texts a keyword may have no account that tells one. */
export function replyWords(keyword: keyof Words['replies']): string {
  return `${en.replies[keyword]}\n${es.replies[keyword]}`;
}

export interface MailWords {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A notification as an e-mail, with the way into the product. */
export function mailWords(words: NoticeWords, language: Language, link: string): MailWords {
  const { open, footer } = WORDS[language].mail;
  return framed(words, language, { label: open, link }, footer);
}

/** A text as an e-mail to somebody who may have no account; null for what only a phone is told. */
export function textAsMail({ kind, data, language }: TextMessage): MailWords | null {
  if (kind !== 'offer_to_sign' && kind !== 'offer_withdrawn') return null;
  const { mails, mail } = WORDS[language];
  const facts: Facts = data;
  const { title, message } = mails[kind];
  const words = { title: fill(title, facts), message: fill(message, facts) };
  const link = facts['link'];
  return link === undefined
    ? framed(words, language, null, null)
    : framed(words, language, { label: mail.readOffer, link }, mail.offerFooter);
}

/** An e-mail that somebody asked for or that is about the safety of their account. */
export function letterWords({ kind, data, language }: Letter): MailWords {
  const facts: Facts = data;
  const { title, message, action, footer } = WORDS[language].letters[kind];
  const words = { title: fill(title, facts), message: fill(message, facts) };
  const link = facts['link'];
  return framed(words, language, action && link ? { label: action, link } : null, footer ?? null);
}

function framed(
  { title, message }: NoticeWords,
  language: Language,
  way: { readonly label: string; readonly link: string } | null,
  footer: string | null,
): MailWords {
  const link = way && `<p><a href="${escapeHtml(way.link)}">${escapeHtml(way.label)}</a></p>`;
  const parts = [message, way && `${way.label}: ${way.link}`, footer];
  return {
    subject: title,
    text: `${parts.filter((part) => part !== null).join('\n\n')}\n`,
    html:
      `<!doctype html><html lang="${language}"><body style="font-family:sans-serif">` +
      `<h1 style="font-size:20px">${escapeHtml(title)}</h1><p>${escapeHtml(message)}</p>` +
      `${link ?? ''}${footer ? `<p><small>${escapeHtml(footer)}</small></p>` : ''}</body></html>`,
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
