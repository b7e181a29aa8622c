import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { WaitlistSignup, type NewWaitlistSignup } from '../domain/waitlist-signup.ts';
import type { WaitlistRepository } from './ports.ts';
import type { WaitlistLinks } from './waitlist-links.ts';

export type RequestedSignup = Omit<NewWaitlistSignup, 'now'>;

interface JoinWaitlistNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly signups: WaitlistRepository;
  readonly links: WaitlistLinks;
  readonly clock: Clock;
}

/** Answers nothing and does the same work for a new, an unconfirmed and a confirmed email (rules.md#waitlist-reveals-nothing). */
export class JoinWaitlist {
  private readonly needs: JoinWaitlistNeeds;

  constructor(needs: JoinWaitlistNeeds) {
    this.needs = needs;
  }

  async run(asked: RequestedSignup): Promise<void> {
    const now = this.needs.clock.now();
    await this.needs.unitOfWork.transaction(async () => {
      const signup = await this.find(asked, now);
      if (!signup?.mayMail(now)) return;
      await this.needs.links.mail(signup, now);
      await this.needs.signups.save(signup);
    });
  }

  private async find(asked: RequestedSignup, now: Date): Promise<WaitlistSignup | null> {
    await this.needs.signups.addFirst(WaitlistSignup.join({ ...asked, now }));
    return this.needs.signups.findByEmail(asked.email);
  }
}
