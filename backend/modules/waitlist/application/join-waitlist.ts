import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { WaitlistSignup, type NewWaitlistSignup } from '../domain/waitlist-signup.ts';
import type { WaitlistRepository } from './ports.ts';
import type { WaitlistLinks } from './waitlist-links.ts';

export type RequestedSignup = Omit<NewWaitlistSignup, 'now'>;

/** Answers nothing and does the same work for a new, an unconfirmed and a confirmed e-mail (rules.md#waitlist-reveals-nothing). */
export class JoinWaitlist {
  private readonly unitOfWork: UnitOfWork;
  private readonly signups: WaitlistRepository;
  private readonly links: WaitlistLinks;
  private readonly clock: Clock;

  constructor(unitOfWork: UnitOfWork, signups: WaitlistRepository, links: WaitlistLinks, clock: Clock) {
    this.unitOfWork = unitOfWork;
    this.signups = signups;
    this.links = links;
    this.clock = clock;
  }

  async run(asked: RequestedSignup): Promise<void> {
    const now = this.clock.now();
    await this.unitOfWork.transaction(async () => {
      const signup = await this.find(asked, now);
      if (!signup?.mayMail(now)) return;
      await this.links.mail(signup, now);
      await this.signups.save(signup);
    });
  }

  private async find(asked: RequestedSignup, now: Date): Promise<WaitlistSignup | null> {
    await this.signups.addFirst(WaitlistSignup.join({ ...asked, now }));
    return this.signups.findByEmail(asked.email);
  }
}
