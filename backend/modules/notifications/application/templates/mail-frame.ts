import type { Language } from '#contract/http/vocabulary/language.ts';
import type { NoticePhrases } from './notices/notice-words.ts';

export interface Way {
  readonly label: string;
  readonly link: string;
}

/** The footer of an email; `ways` are the links to change or end it. */
export interface Footer {
  readonly text: string;
  readonly ways: readonly Way[];
}

/** One of several items in an email. */
export interface MailItem extends NoticePhrases {
  readonly link: string;
}

export interface MailParts {
  readonly words: NoticePhrases;
  readonly items?: readonly MailItem[];
  readonly language: Language;
  readonly way: Way | null;
  readonly footer: Footer | null;
}

const TEXT = "Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const DISPLAY = "'Barlow Condensed','Arial Narrow','Roboto Condensed',Arial,sans-serif";

/** Colors of the theme. Programs that read no style sheet show the light ones, which stand at each element. */
const DARK = `@media (prefers-color-scheme:dark){
.page{background:#14171a!important}
.card{background:#1e2226!important;border-color:#363c42!important}
.item{border-color:#363c42!important}
.bar{background:#0c0e10!important}
.words{color:#f3f0ea!important}
.small{color:#b8b2a6!important}
.link{color:#8fbceb!important}
.button{background:#f0702f!important}
.label{color:#14171a!important}
}`;

/** The email as plain text: its message, the link and the footer. */
export function plainMail({ words, items = [], way, footer }: MailParts): string {
  const end = footer && [footer.text, ...footer.ways.map(said)].join('\n');
  const told = items.map(({ title, message, link }) => [title, message, link].join('\n'));
  const parts = [words.message, ...told, way && said(way), end];
  return `${parts.filter((part) => part !== null).join('\n\n')}\n`;
}

function said({ label, link }: Way): string {
  return `${label}: ${link}`;
}

/**
 * The email in Crewvine's frame: tables and inline styles, because mail programs support little else; it
 * loads nothing. All words are escaped.
 */
export function htmlMail({ words, items = [], language, way, footer }: MailParts): string {
  const title = escapeHtml(words.title);
  const message = escapeHtml(words.message);
  return `<!doctype html>
<html lang="${language}" dir="ltr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${title}</title><style>:root{color-scheme:light dark}
${DARK}</style></head>
<body class="page" style="margin:0;padding:0;background:#f6f4ef;">
<div style="display:none;max-height:0;overflow:hidden;opacity:0;">${message}</div>
${table('class="page" style="background:#f6f4ef;"')}<tr><td align="center" style="padding:24px 12px;">
${table('class="card" style="max-width:560px;background:#ffffff;border:1px solid #d6d0c4;border-collapse:separate;border-radius:6px;overflow:hidden;"')}
<tr><td class="bar" style="background:#1b1f23;border-bottom:4px solid #d9480f;padding:14px 24px;">
<span style="font:700 26px/32px ${DISPLAY};letter-spacing:.02em;color:#f6f4ef;">Crewvine</span></td></tr>
<tr><td style="padding:28px 24px 24px;">
<h1 class="words" style="margin:0 0 12px;font:700 26px/32px ${DISPLAY};color:#1b1f23;overflow-wrap:anywhere;">${title}</h1>
<p class="words" style="margin:0;font:400 16px/24px ${TEXT};color:#1b1f23;overflow-wrap:anywhere;">${message}</p>
${items.map(row).join('')}${way ? button(way) : ''}</td></tr>
</table>
${footer ? below(footer) : ''}</td></tr></table>
</body></html>
`;
}

function row({ title, message, link }: MailItem): string {
  return `<p class="item" style="margin:16px 0 0;padding:16px 0 0;border-top:1px solid #d6d0c4;font:400 16px/24px ${TEXT};overflow-wrap:anywhere;">
<a class="link" href="${escapeHtml(link)}" style="font-weight:600;color:#1d4e89;">${escapeHtml(title)}</a><br>
<span class="words" style="color:#1b1f23;">${escapeHtml(message)}</span></p>`;
}

function button({ label, link }: Way): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 0;"><tr>
<td class="button" style="background:#b93a0a;border-radius:6px;"><a class="label" href="${escapeHtml(link)}"
 style="display:inline-block;padding:12px 24px;font:600 16px/24px ${TEXT};color:#ffffff;text-align:center;text-decoration:none;">
${escapeHtml(label)}</a></td></tr></table>`;
}

function below({ text, ways }: Footer): string {
  const links = ways.map(
    ({ label, link }) =>
      `<br><a class="link" href="${escapeHtml(link)}" style="color:#1d4e89;">${escapeHtml(label)}</a>`,
  );
  return `${table('style="max-width:560px;"')}<tr><td class="small" align="left"
 style="padding:16px 24px;font:400 14px/20px ${TEXT};color:#57524a;">${escapeHtml(text)}${links.join('')}</td></tr></table>`;
}

function table(attributes: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${attributes}>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
