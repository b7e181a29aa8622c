import { addDays } from '#kernel/clock.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { Notifier } from '#modules/notifications/index.ts';
import type { Referral } from '../../domain/referral/referral.ts';
import type { LinkSecrets } from '#kernel/links/link-secrets.ts';

/** The same period as the attribution of the referral (rules.md#confirmation-link). */
const LINK_DAYS = 30;

interface TextedJob {
  readonly title: string;
  readonly company: string;
}

interface ConfirmationLinksNeeds {
  /** rules.md#link-tokens, rules.md#code-tries */
  readonly secrets: LinkSecrets;
  readonly notifier: Notifier;
  readonly publicUrl: string;
}

/** The worker's link and code: made, texted, and recognized again (rules.md#link-tokens, rules.md#worker-confirms). */
export class ConfirmationLinks {
  private readonly needs: ConfirmationLinksNeeds;

  constructor(needs: ConfirmationLinksNeeds) {
    this.needs = needs;
  }

  /** Opens a new link; the previous link stops working. */
  open(referral: Referral, now: Date): void {
    const nonce = this.needs.secrets.nonce();
    const tokenHash = this.needs.secrets.hash(this.token(referral, nonce));
    referral.openConfirmationLink({ nonce, tokenHash, expiresAt: addDays(now, LINK_DAYS) });
  }

  /** Whether the link can still be texted: not expired, and made under the key that makes links today. */
  isOpen(referral: Referral, now: Date): boolean {
    const { confirmationExpiresAt: until, confirmationNonce: nonce, confirmationTokenHash } = referral;
    if (!until || until <= now || !nonce) return false;
    return this.needs.secrets.hash(this.token(referral, nonce)) === confirmationTokenHash;
  }

  hashOf(token: string): string {
    return this.needs.secrets.hash(token);
  }

  newCode(): string {
    return this.needs.secrets.code();
  }

  /** Keyed, because a million codes are tried in no time. */
  codeHash(referral: Referral, code: string): string {
    return this.needs.secrets.derive(`hiring.code:${referral.id}:${code}`);
  }

  /** (tx) Asks the worker to confirm, right after the referral was made; at night in the morning (rules.md#quiet-hours). */
  async textLink(referral: Referral, job: TextedJob, language: Language): Promise<void> {
    const to = addressed(referral, language);
    await this.needs.notifier.text({ ...to, kind: 'confirm_referral', data: this.question(referral, job) });
  }

  /** (tx) Reminds the worker, who is not waiting for it: in quiet hours it waits for the day (rules.md#nudges). */
  async textNudge(referral: Referral, job: TextedJob, language: Language): Promise<void> {
    const to = addressed(referral, language);
    await this.needs.notifier.text({ ...to, kind: 'confirm_nudge', data: this.question(referral, job) });
  }

  /** (tx) Asks a worker who is hired without having answered, in the employer's name (rules.md#unconfirmed-hires). */
  async textHired(referral: Referral, job: TextedJob, language: Language): Promise<void> {
    if (!referral.workerPhone.startsWith('+')) return;
    const to = { ...addressed(referral, language), senderId: referral.employerId };
    await this.needs.notifier.text({ ...to, kind: 'confirm_hire', data: this.question(referral, job) });
  }

  /** (tx) The code, with the link for who prefers it. @throws DomainError `notifications.quiet_hours` at night (rules.md#asked-for-now) */
  async textCode(referral: Referral, job: TextedJob, code: string, language: Language): Promise<void> {
    const data = { code, link: this.url(referral), jobTitle: job.title, company: job.company };
    const to = { ...addressed(referral, language), asked: true };
    await this.needs.notifier.text({ ...to, kind: 'verification_code', data });
  }

  private question(referral: Referral, { title: jobTitle, company }: TextedJob) {
    const referrerName = referral.referrerName ?? company;
    return { referrerName, jobTitle, company, link: this.url(referral) };
  }

  private url(referral: Referral): string {
    return `${this.needs.publicUrl}/confirm-referral/${this.token(referral, referral.confirmationNonce ?? '')}`;
  }

  private token({ id }: Referral, nonce: string): string {
    return this.needs.secrets.derive(`hiring.confirm:${id}:${nonce}`);
  }
}

/** The worker has not requested it: quiet hours apply. */
function addressed({ workerPhone, workerName, referrerId, jobId }: Referral, language: Language) {
  return { to: workerPhone, language, senderId: referrerId, jobId, recipientName: workerName, asked: false };
}
