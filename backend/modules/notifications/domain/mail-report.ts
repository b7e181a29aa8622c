import type { MailProblem } from '../contract/vocabulary/mail-problems.ts';

export interface ReportedAddress {
  readonly email: string;
  readonly problem: MailProblem;
}

const ADDRESS = /^[^\s<>@;]+@[^\s<>@;]+$/;

/**
 * The permanent results of an email report: a delivery status notification (RFC 3464) whose status begins
 * with 5, or a complaint (RFC 5965). Delays and full mailboxes are temporary and ignored.
 */
export function reportedAddresses(raw: string): readonly ReportedAddress[] {
  const message = raw.replaceAll('\r\n', '\n').replaceAll(/\n[ \t]+/g, ' ');
  if (/^Feedback-Type:\s*abuse\s*$/im.test(message)) return complaintsIn(message);
  // Each recipient has a block of its own.
  return message.split(/\n\s*\n/).flatMap((block) => {
    const isForGood = /^Action:\s*failed\s*$/im.test(block) && /^Status:\s*5\.\d+\.\d+/im.test(block);
    const email = isForGood ? (field(block, 'Original-Recipient') ?? field(block, 'Final-Recipient')) : null;
    return email ? [{ email, problem: 'bounced' as const }] : [];
  });
}

function complaintsIn(message: string): readonly ReportedAddress[] {
  const email = field(message, 'Original-Rcpt-To') ?? field(message, 'Removal-Recipient');
  return email ? [{ email, problem: 'complained' }] : [];
}

/** `rfc822; ana@example.com` or `<ana@example.com>`, in lower case. */
function field(block: string, name: string): string | null {
  const value = new RegExp(`^${name}:\\s*(?:rfc822\\s*;)?\\s*<?([^\\s<>]+)>?\\s*$`, 'im').exec(block)?.[1];
  return value !== undefined && ADDRESS.test(value) ? value.toLowerCase() : null;
}
