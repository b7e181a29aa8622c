import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { Hiring, OwnReferrals, ReferralFacts } from '#modules/hiring/index.ts';
import type { I9Form } from '../../domain/form/i9-form.ts';
import type { I9Link } from '../../domain/links/i9-link.ts';
import type { SigningEvidence } from '../../domain/form/i9-entry.ts';
import type { I9FormRepository, I9LinkRepository, I9Links, I9Reader } from '../ports.ts';

interface FormAccessNeeds {
  readonly hiring: Hiring;
  readonly own: Pick<OwnReferrals, 'workerOf'>;
  readonly forms: I9FormRepository;
  readonly linkRows: I9LinkRepository;
  readonly links: I9Links;
  readonly reader: Pick<I9Reader, 'placeOfToken'>;
}

/** Where a call comes from. */
export interface CallOrigin {
  readonly ip: string;
  readonly userAgent: string | null;
}

export interface OpenedForm {
  readonly form: I9Form;
  readonly referral: ReferralFacts;
}

export interface OpenedByLink extends OpenedForm {
  readonly link: I9Link;
}

/** (tx) Opens forms only for their parties. Locks the referral first (rules.md#ownership). */
export class FormAccess {
  private readonly needs: FormAccessNeeds;

  constructor(needs: FormAccessNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `eligibility.unknown_form` (not_found), `eligibility.not_owner` (forbidden) */
  async ofOwner(id: ReferralId, owner: UserId): Promise<OpenedForm> {
    const referral = await this.needs.hiring.lockReferral(id);
    if (!referral) throw unknownForm();
    if (referral.employerId !== owner) throw notOwner();
    return this.of(referral);
  }

  /** The owner, or the worker by an account. @throws DomainError as `ofOwner` */
  async ofParty(
    id: ReferralId,
    userId: UserId,
  ): Promise<OpenedForm & { readonly party: 'employer' | 'worker' }> {
    const referral = await this.needs.hiring.lockReferral(id);
    if (!referral) throw unknownForm();
    if (referral.employerId === userId) return { ...(await this.of(referral)), party: 'employer' };
    if ((await this.needs.own.workerOf(id)) !== userId) throw notOwner();
    return { ...(await this.of(referral)), party: 'worker' };
  }

  /** @throws DomainError as `ofParty` */
  async ofWorker(id: ReferralId, userId: UserId): Promise<OpenedForm> {
    const opened = await this.ofParty(id, userId);
    if (opened.party !== 'worker') throw notOwner();
    return opened;
  }

  /** @throws DomainError `eligibility.unknown_link` (not_found) */
  async byToken(token: string): Promise<OpenedByLink> {
    const hash = this.needs.links.secrets.hash(token);
    const place = await this.needs.reader.placeOfToken(hash);
    const referral = place && (await this.needs.hiring.lockReferral(place.referralId));
    const form = place && (await this.needs.forms.find(place.id));
    const link = await this.needs.linkRows.findByToken(hash);
    if (!referral || !form || !link) throw unknownLink();
    return { form, referral, link };
  }

  private async of(referral: ReferralFacts): Promise<OpenedForm> {
    const form = await this.needs.forms.findOfReferral(referral.referralId);
    if (!form) throw unknownForm();
    return { form, referral };
  }
}

export function evidenceOf(
  actor: SigningEvidence['actor'],
  by: SigningEvidence['by'],
  userId: UserId | null,
  { ip, userAgent }: CallOrigin,
): SigningEvidence {
  return { actor, by, userId, ip, userAgent };
}

export function unknownForm(): DomainError {
  return new DomainError('eligibility.unknown_form', 'not_found', "There's no Form I-9 for this hire");
}

function notOwner(): DomainError {
  return new DomainError('eligibility.not_owner', 'forbidden', 'This form belongs to someone else');
}

/** The same for every link that opens nothing (rules.md#dead-links). */
export function unknownLink(): DomainError {
  return new DomainError('eligibility.unknown_link', 'not_found', 'This link is invalid or has expired');
}
