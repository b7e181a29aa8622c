import type { AutoFlag } from '../../contract/vocabulary/auto-flags.ts';
import type { SpamSignals, SuspectText } from '../../application/writing/spam-signals.ts';
import { isBlockedDomain } from './blocked-domains.ts';

const MANY_LINKS = 3;

/** Ten digits and more, however they are grouped. */
const PHONE = /(?:\+?\d[\s().-]{0,3}){9,}\d/;

const PAY_BAIT: readonly RegExp[] = [
  /\b(?:earn|make|get paid|gane|gana)\b[^.\n]{0,30}\$\s?\d[\d,]{3,}/i,
  /\$\s?\d[\d,]{2,}[^.\n]{0,20}\b(?:a|per|each|al|por)\s+(?:day|week|d[ií]a|semana)\b/i,
  /\b(?:western union|moneygram|gift cards?|cash ?app|zelle|bitcoin|crypto)\b/i,
  /\b(?:no experience needed|work from home|trabaje desde casa|dinero f[aá]cil|easy money)\b/i,
  /\b(?:processing|registration|training) fee\b/i,
];

/** Spam signals that need no external service. */
export class EmbeddedSpamSignals implements SpamSignals {
  async in({ text, links }: SuspectText): Promise<readonly AutoFlag[]> {
    const found: AutoFlag[] = [];
    if (links.length >= MANY_LINKS) found.push('many_links');
    if (links.some(isBlockedDomain)) found.push('blocked_domain');
    if (PHONE.test(text)) found.push('phone_number');
    if (PAY_BAIT.some((bait) => bait.test(text))) found.push('pay_bait');
    return found;
  }
}
