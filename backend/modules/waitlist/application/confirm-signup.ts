import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { requireTextedPhone, type PhoneNumbers } from '#kernel/phone-numbers.ts';
import { WAITLIST_PHONE_INVALID } from '../contract/waitlist-details.ts';
import type { WaitlistDetails, WaitlistSignup } from '../domain/waitlist-signup.ts';
import type { WaitlistRepository } from './ports.ts';
import type { WaitlistLinks } from './waitlist-links.ts';

/** `closed`: the link has run out, and with it the second step. */
export type DetailsState = 'wanted' | 'given' | 'closed';

interface ConfirmSignupNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly signups: WaitlistRepository;
  readonly links: WaitlistLinks;
  readonly phones: PhoneNumbers;
  readonly clock: Clock;
}

/** Lets the holder of the link confirm, then add details (rules.md#waitlist-confirmation). */
export class ConfirmSignup {
  private readonly needs: ConfirmSignupNeeds;

  constructor(needs: ConfirmSignupNeeds) {
    this.needs = needs;
  }

  /** Twice is the same. @throws DomainError `waitlist.link_unknown` (404), `waitlist.link_expired` (410) */
  async confirm(token: string): Promise<DetailsState> {
    const now = this.needs.clock.now();
    const signup = await this.change(token, (found) => found.confirm(now));
    if (!signup.hasOpenLink(now)) return 'closed';
    return signup.detailsGivenAt ? 'given' : 'wanted';
  }

  /** The phone as it was typed. @throws DomainError as above, `waitlist.not_confirmed` (409), `waitlist.invalid_phone` */
  async describe(token: string, details: WaitlistDetails): Promise<void> {
    const phone = details.phone && this.parsePhone(details.phone);
    await this.change(token, (found) => found.describe({ ...details, phone }, this.needs.clock.now()));
  }

  private parsePhone(typed: string): string {
    return requireTextedPhone(this.needs.phones, typed, {
      code: 'waitlist.invalid_phone',
      message: WAITLIST_PHONE_INVALID,
      path: 'phone',
    });
  }

  private async change(token: string, change: (signup: WaitlistSignup) => void): Promise<WaitlistSignup> {
    return this.needs.unitOfWork.transaction(async () => {
      const signup = await this.needs.signups.findByTokenHash(this.needs.links.hashOf(token));
      if (!signup) throw new DomainError('waitlist.link_unknown', 'not_found', 'This link is not valid');
      change(signup);
      await this.needs.signups.save(signup);
      return signup;
    });
  }
}
