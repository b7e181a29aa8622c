export interface TextPart {
  readonly text: string;
  /** The target of a link; null for plain text. */
  readonly href: string | null;
}

const LINK = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g;

/**
 * Splits a message into text and links. Links to this installation become local paths, even if its public
 * address differs.
 */
export function linkedText(body: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of body.matchAll(LINK)) {
    const at = match.index;
    if (at > from) parts.push({ text: body.slice(from, at), href: null });
    parts.push({ text: match[0], href: localPath(match[0]) ?? match[0] });
    from = at + match[0].length;
  }
  if (from < body.length) parts.push({ text: body.slice(from), href: null });
  return parts;
}

const CLIENT_PATHS =
  /^\/(sign-offer|confirm-referral|verify-email|reset-password|notifications|my-referrals)\b/;

function localPath(link: string): string | null {
  const { pathname, search, hash } = new URL(link);
  return CLIENT_PATHS.test(pathname) ? `${pathname}${search}${hash}` : null;
}
