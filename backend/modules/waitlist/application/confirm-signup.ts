import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { WAITLIST_PHONE_INVALID } from '../contract/waitlist-details.ts';
import type { WaitlistDetails, WaitlistSignup } from '../domain/waitlist-signup.ts';
import type { PhoneNumbers, WaitlistRepository } from './ports.ts';
import type { WaitlistLinks } from './waitlist-links.ts';

/** `closed`: the link has run out, and with it the second step. */
export type DetailsState = 'wanted' | 'given' | 'closed';

/** What the holder of the link may do: confirm, then say more (rules.md#waitlist-confirmation). */
export class ConfirmSignup {
  private readonly unitOfWork: UnitOfWork;
  private readonly signups: WaitlistRepository;
  private readonly links: WaitlistLinks;
  private readonly phones: PhoneNumbers;
  private readonly clock: Clock;

  constructor(
    unitOfWork: UnitOfWork,
    signups: WaitlistRepository,
    links: WaitlistLinks,
    phones: PhoneNumbers,
    clock: Clock,
  ) {
    this.unitOfWork = unitOfWork;
    this.phones = phones;
    this.signups = signups;
    this.links = links;
    this.clock = clock;
  }

  /** Twice is the same. @throws DomainError `waitlist.link_unknown` (404), `waitlist.link_expired` (410) */
  async confirm(token: string): Promise<DetailsState> {
    const now = this.clock.now();
    const signup = await this.change(token, (found) => found.confirm(now));
    if (!signup.hasOpenLink(now)) return 'closed';
    return signup.detailsGivenAt ? 'given' : 'wanted';
  }

  /** The phone as it was typed. @throws DomainError as above, `waitlist.not_confirmed` (409), `waitlist.invalid_phone` */
  async describe(token: string, details: WaitlistDetails): Promise<void> {
    const phone = details.phone && this.parsePhone(details.phone);
    await this.change(token, (found) => found.describe({ ...details, phone }, this.clock.now()));
  }

  private parsePhone(typed: string): string {
    const phone = this.phones.parse(typed);
    if (phone) return phone;
    throw new DomainError('waitlist.invalid_phone', 'invalid', WAITLIST_PHONE_INVALID, {
      path: 'phone',
    });
  }

  private async change(token: string, change: (signup: WaitlistSignup) => void): Promise<WaitlistSignup> {
    return this.unitOfWork.transaction(async () => {
      const signup = await this.signups.findByTokenHash(this.links.hashOf(token));
      if (!signup) throw new DomainError('waitlist.link_unknown', 'not_found', 'This link is not valid');
      change(signup);
      await this.signups.save(signup);
      return signup;
    });
  }
}
