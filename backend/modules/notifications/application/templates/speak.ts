import type { Notification, TextMessage } from '../notifier.ts';
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
export function mailWords({ title, message }: NoticeWords, language: Language, link: string): MailWords {
  const { open, footer } = WORDS[language].mail;
  return {
    subject: title,
    text: `${message}\n\n${open}: ${link}\n\n${footer}\n`,
    html:
      `<!doctype html><html lang="${language}"><body style="font-family:sans-serif">` +
      `<h1 style="font-size:20px">${escapeHtml(title)}</h1><p>${escapeHtml(message)}</p>` +
      `<p><a href="${escapeHtml(link)}">${open}</a></p><p><small>${footer}</small></p></body></html>`,
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
