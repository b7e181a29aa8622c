import type { Clock } from '#kernel/clock.ts';
import { eachAlone, type DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { BackgroundCheckId } from '../../domain/order/background-check.ts';
import type { ChecksReader } from '../checks-reader.ts';
import type { NotifyCheckParties } from '../notify-check-parties.ts';
import type { BackgroundCheckRepository, ConsentLinkRepository, Place } from '../ports.ts';

const AT_ONCE = 50;

interface AnnounceExpiredConsentsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly hiring: Pick<Hiring, 'lockReferral'>;
  readonly reader: Pick<ChecksReader, 'expiredConsents'>;
  readonly checks: Pick<BackgroundCheckRepository, 'find'>;
  readonly consents: Pick<ConsentLinkRepository, 'newestOf' | 'save'>;
  readonly people: Pick<NotifyCheckParties, 'employer'>;
  readonly clock: Clock;
}

/** Notifies employers of sent links that expired without an answer, once per link (rules.md#expired-consents). */
export class AnnounceExpiredConsents implements DueWork {
  readonly name = 'checks.announce_expired_consents';
  private readonly needs: AnnounceExpiredConsentsNeeds;

  constructor(needs: AnnounceExpiredConsentsNeeds) {
    this.needs = needs;
  }

  async run(): Promise<number> {
    const { reader, unitOfWork, clock } = this.needs;
    const expired = await reader.expiredConsents(clock.now(), AT_ONCE);
    return eachAlone(expired, (place) => unitOfWork.transaction(() => this.announce(place)));
  }

  private async announce({ id, referralId }: Place<BackgroundCheckId>): Promise<boolean> {
    const { hiring, checks, consents, people, clock } = this.needs;
    const referral = await hiring.lockReferral(referralId);
    const check = await checks.find(id);
    const link = await consents.newestOf(id);
    if (!referral || !check || !link?.announceExpiry(clock.now())) return false;
    await consents.save(link);
    await people.employer(referral, `${check.kind}_link_expired`);
    return true;
  }
}
