/** Shorteners hide where a link leads; the rest is where job scams move their victims to. */
const BLOCKED: ReadonlySet<string> = new Set([
  'adf.ly',
  'bit.ly',
  'bl.ink',
  'buff.ly',
  'cutt.ly',
  'goo.gl',
  'is.gd',
  'ow.ly',
  'rb.gy',
  'rebrand.ly',
  'shorturl.at',
  't.me',
  'telegram.me',
  'tiny.cc',
  'tinyurl.com',
  'wa.me',
  'chat.whatsapp.com',
]);

export function isBlockedDomain(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const labels = new URL(link).hostname.toLowerCase().split('.');
  return labels.some((_, at) => BLOCKED.has(labels.slice(at).join('.')));
}
