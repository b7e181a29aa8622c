import { addDays } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { newId, type Id } from '#kernel/ids.ts';
import { LinkCode, type CodeTry, type LinkCodeRecord, type LinkKind } from '#kernel/links/link-code.ts';
import type { LinkSecrets } from '#kernel/links/link-secrets.ts';
import { PublicLink } from '#kernel/links/public-links.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import { expiredLink } from '../expired-link.ts';
import type { BackgroundCheckId } from '../order/background-check.ts';

export type ConsentLinkId = Id<'consent_link'>;
type ConsentDecision = 'authorized' | 'declined';

/** The signer of a decision and the texts that they saw. */
export interface ConsentEvidence {
  readonly signature: string | null;
  /** Disclosure and authorization were ticked each. */
  readonly acknowledged: boolean;
  readonly language: Language | null;
  readonly ip: string;
  readonly userAgent: string | null;
  /** The link that the candidate used; a copied one had its code. */
  readonly link: LinkKind;
  /** The consent to read electronically that was shown before; null for a bare call, which shows none. */
  readonly esign: { readonly version: string; readonly sha256: string } | null;
}

/** Days that a candidate has to answer. */
const DAYS_TO_ANSWER = 14;

/** The facts that decide whether a link takes an answer, stored or read. */
export interface LinkState {
  readonly decision: ConsentDecision | null;
  readonly revokedAt: Date | string | null;
  readonly expiresAt: Date | string;
}

export function takesAnswer(link: LinkState, now: Date): boolean {
  return isUndecided(link) && now < new Date(link.expiresAt);
}

function isUndecided({ decision, revokedAt }: LinkState): boolean {
  return decision === null && revokedAt === null;
}

/**
 * The link to one candidate and its final decision (rules.md#consent-final). The copied link is another one
 * (rules.md#copied-links).
 */
export class ConsentLink {
  readonly id!: ConsentLinkId;
  readonly checkId!: BackgroundCheckId;
  readonly nonce!: string;
  readonly tokenHash!: string;
  /** The hash for the link that the employer copies; null for those from before it existed. */
  readonly copiedTokenHash!: string | null;
  readonly linkCode!: LinkCodeRecord | null;
  readonly issuedAt!: Date;
  readonly expiresAt!: Date;
  /** When it went to the candidate: with the payment. */
  readonly sentAt!: Date | null;
  readonly revokedAt!: Date | null;
  readonly decision!: ConsentDecision | null;
  readonly decidedAt!: Date | null;
  readonly answeredBy!: LinkKind | null;
  readonly signature!: string | null;
  readonly language!: Language | null;
  readonly disclosureVersion!: string;
  readonly signerIp!: string | null;
  readonly signerUserAgent!: string | null;
  /** SHA-256 of the stored record of a yes. */
  readonly documentHash!: string | null;
  /** The consent to read electronically, and the SHA-256 of its text. */
  readonly esignVersion!: string | null;
  readonly esignHash!: string | null;
  readonly paperAskedAt!: Date | null;
  /** When the employer was notified that it expired without an answer. */
  readonly expiryAnnouncedAt!: Date | null;
  readonly version!: number;

  static issue(
    checkId: BackgroundCheckId,
    disclosureVersion: string,
    secrets: LinkSecrets,
    at: Date,
  ): { link: ConsentLink; token: string } {
    const id = newId<'consent_link'>();
    const { nonce, token, tokenHash } = PublicLink.issue('checks.consent', id, secrets);
    const link = Object.assign(new ConsentLink(), {
      id,
      checkId,
      nonce,
      tokenHash,
      copiedTokenHash: PublicLink.hashFor('checks.copied_consent', id, nonce, secrets),
      linkCode: null,
      issuedAt: at,
      expiresAt: addDays(at, DAYS_TO_ANSWER),
      sentAt: null,
      revokedAt: null,
      decision: null,
      decidedAt: null,
      answeredBy: null,
      signature: null,
      language: null,
      disclosureVersion,
      signerIp: null,
      signerUserAgent: null,
      documentHash: null,
      esignVersion: null,
      esignHash: null,
      paperAskedAt: null,
      expiryAnnouncedAt: null,
      version: 1,
    });
    return { link, token };
  }

  linkOf(tokenHash: string): LinkKind | null {
    if (tokenHash === this.tokenHash) return 'sent';
    return tokenHash === this.copiedTokenHash ? 'copied' : null;
  }

  /** A code for the copied link. @throws DomainError as `assertOpen`; `checks.too_many_codes` (too_many) */
  issueCode(codeHash: string, at: Date): void {
    this.assertOpen(at);
    this.become({ linkCode: LinkCode.issue(this.linkCode, codeHash, at, 'checks') });
  }

  /** The caller saves the attempt even if it fails. */
  tryCode(codeHash: string, at: Date): CodeTry {
    const { result, after } = LinkCode.try(this.linkCode, codeHash, at);
    this.become({ linkCode: after });
    return result;
  }

  isOpen(now: Date): boolean {
    return takesAnswer(this, now);
  }

  /** Expired before it went to the candidate: the payment came too late. */
  hasExpiredUnsent(now: Date): boolean {
    return this.sentAt === null && this.hasExpired(now);
  }

  markSent(at: Date): void {
    this.become({ sentAt: at });
  }

  /** True once, if it was sent and expired without an answer (rules.md#expired-consents). */
  announceExpiry(at: Date): boolean {
    if (this.sentAt === null || this.expiryAnnouncedAt !== null || !this.hasExpired(at)) return false;
    this.become({ expiryAnnouncedAt: at });
    return true;
  }

  /** A decided link stays decided. Idempotent. */
  revoke(at: Date): void {
    if (isUndecided(this)) this.become({ revokedAt: at });
  }

  /** @throws DomainError as `assertOpen`; `checks.signature_missing` (invalid) */
  authorize(evidence: ConsentEvidence, documentHash: string, at: Date): void {
    this.assertOpen(at);
    if (!evidence.signature?.trim()) {
      throw new DomainError('checks.signature_missing', 'invalid', 'A yes needs a signature', {
        path: 'candidateSignature',
      });
    }
    this.decide('authorized', evidence, documentHash, at);
  }

  /** @throws DomainError as `assertOpen` */
  decline(evidence: ConsentEvidence, at: Date): void {
    this.assertOpen(at);
    this.decide('declined', evidence, null, at);
  }

  /** The first request counts. Idempotent. @throws DomainError as `assertOpen` */
  askOnPaper(at: Date): void {
    this.assertOpen(at);
    this.become({ paperAskedAt: this.paperAskedAt ?? at });
  }

  /** @throws DomainError `checks.already_answered` (conflict), `checks.link_expired` (expired) */
  assertOpen(now: Date): void {
    if (this.decision !== null) {
      throw new DomainError(
        'checks.already_answered',
        'conflict',
        'This request has already been answered, and the answer cannot be changed',
      );
    }
    if (!this.isOpen(now)) throw expiredLink();
  }

  private hasExpired(now: Date): boolean {
    return isUndecided(this) && !takesAnswer(this, now);
  }

  private decide(
    decision: ConsentDecision,
    { signature, language, ip, userAgent, link, esign }: ConsentEvidence,
    documentHash: string | null,
    at: Date,
  ): void {
    this.become({
      decision,
      decidedAt: at,
      answeredBy: link,
      signature: decision === 'authorized' ? signature : null,
      language,
      ...(decision === 'authorized' && esign ? { esignVersion: esign.version, esignHash: esign.sha256 } : {}),
      signerIp: ip,
      signerUserAgent: userAgent,
      documentHash,
    });
  }

  private become(changes: Partial<Omit<ConsentLink, 'id' | 'checkId'>>): void {
    Object.assign(this, changes);
  }
}
