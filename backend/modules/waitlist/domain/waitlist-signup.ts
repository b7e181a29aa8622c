import { addDays, addHours } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { newId, type Id } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';

export type WaitlistSignupId = Id<'waitlist_signup'>;

export interface NewWaitlistSignup {
  /** Lower case. */
  readonly email: string;
  readonly language: Language;
  readonly source: string | null;
  readonly ipAddress: string;
  readonly userAgent: string;
  readonly now: Date;
}

export interface WaitlistDetails {
  /** E.164, or null. */
  readonly phone: string | null;
  readonly state: string | null;
  readonly wantsTexts: boolean;
}

interface OpenedLink {
  readonly nonce: string;
  readonly tokenHash: string;
}

/** How long a link works. */
const LINK_DAYS = 14;
const FIRST_WAIT_HOURS = 1 / 6;
const LONGEST_WAIT_HOURS = 24;
const USER_AGENT_MAX = 400;

/** Someone who wants in before the doors open (rules.md#stored-fields). */
export class WaitlistSignup {
  readonly id!: WaitlistSignupId;
  readonly email!: string;
  readonly language!: Language;
  readonly phone!: string | null;
  readonly state!: string | null;
  readonly wantsTexts!: boolean;
  /** When they agreed to texts: the proof that the law wants. */
  readonly textsAgreedAt!: Date | null;
  readonly source!: string | null;
  readonly ipAddress!: string;
  readonly userAgent!: string;
  readonly linkNonce!: string | null;
  readonly linkTokenHash!: string | null;
  readonly linkExpiresAt!: Date | null;
  readonly mailsSent!: number;
  readonly lastMailAt!: Date;
  readonly confirmedAt!: Date | null;
  readonly detailsGivenAt!: Date | null;
  readonly createdAt!: Date;

  static join(given: NewWaitlistSignup): WaitlistSignup {
    return Object.assign(new WaitlistSignup(), {
      id: newId<'waitlist_signup'>(),
      email: given.email,
      language: given.language,
      phone: null,
      state: null,
      wantsTexts: false,
      textsAgreedAt: null,
      source: given.source,
      ipAddress: given.ipAddress,
      userAgent: given.userAgent.slice(0, USER_AGENT_MAX),
      linkNonce: null,
      linkTokenHash: null,
      linkExpiresAt: null,
      mailsSent: 0,
      lastMailAt: given.now,
      confirmedAt: null,
      detailsGivenAt: null,
      createdAt: given.now,
    });
  }

  get isConfirmed(): boolean {
    return this.confirmedAt !== null;
  }

  /** Each email doubles the wait for the next, up to a day, so that no one can flood a stranger's inbox. */
  mayMail(now: Date): boolean {
    if (this.mailsSent === 0) return true;
    const wait = Math.min(FIRST_WAIT_HOURS * 2 ** (this.mailsSent - 1), LONGEST_WAIT_HOURS);
    return now >= addHours(this.lastMailAt, wait);
  }

  mailed(now: Date): void {
    this.become({ mailsSent: this.mailsSent + 1, lastMailAt: now });
  }

  hasOpenLink(now: Date): boolean {
    return this.linkExpiresAt !== null && this.linkExpiresAt > now;
  }

  /** Opening a new link invalidates the previous one. */
  openLink({ nonce, tokenHash }: OpenedLink, now: Date): void {
    this.become({ linkNonce: nonce, linkTokenHash: tokenHash, linkExpiresAt: addDays(now, LINK_DAYS) });
  }

  /** The same link again, for as long as a new one. */
  extendLink(now: Date): void {
    this.become({ linkExpiresAt: addDays(now, LINK_DAYS) });
  }

  /** Once confirmed, always confirmed: opening the link again is no failure. @throws DomainError `waitlist.link_expired` */
  confirm(now: Date): void {
    if (this.isConfirmed) return;
    this.refuseLate(now);
    this.become({ confirmedAt: now });
  }

  /** @throws DomainError `waitlist.not_confirmed`, `waitlist.link_expired` */
  describe({ phone, state, wantsTexts }: WaitlistDetails, now: Date): void {
    if (!this.isConfirmed) {
      throw new DomainError('waitlist.not_confirmed', 'conflict', 'Please confirm your email first');
    }
    this.refuseLate(now);
    const textsAgreedAt = wantsTexts ? now : null;
    this.become({ phone, state, wantsTexts, textsAgreedAt, detailsGivenAt: now });
  }

  private refuseLate(now: Date): void {
    if (!this.hasOpenLink(now))
      throw new DomainError('waitlist.link_expired', 'expired', 'This link has expired');
  }

  private become(changes: Partial<WaitlistSignup>): void {
    Object.assign(this, changes);
  }
}
