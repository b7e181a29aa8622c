import type { Clock } from '#kernel/clock.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { CheckKind } from '../../domain/order/background-check.ts';
import type { CertificationCheck } from '../certification/certify-employer.ts';
import type { ConsentDispatch } from './consent-dispatch.ts';
import { lockLiveCheck } from '../order/lock-live-check.ts';
import type { BackgroundCheckRepository } from '../ports.ts';

interface ReissueConsentLinkNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly hiring: Hiring;
  readonly checks: BackgroundCheckRepository;
  readonly dispatch: ConsentDispatch;
  readonly certification: CertificationCheck;
  readonly clock: Clock;
}

/** The employer sends the candidate a new link, and the old one is revoked (rules.md#consent-final). */
export class ReissueConsentLink {
  private readonly needs: ReissueConsentLinkNeeds;

  constructor(needs: ReissueConsentLinkNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError as `lockLiveCheck`; `checks.already_answered`, `checks.certification_required` (conflict) */
  async run(id: ReferralId, by: UserId, kind: CheckKind): Promise<void> {
    const { unitOfWork, checks, dispatch, certification, clock } = this.needs;
    await unitOfWork.transaction(async () => {
      const { check, referral } = await lockLiveCheck(this.needs, id, by, kind);
      await certification.assertGiven(by);
      check.askAgain(clock.now());
      await checks.save(check);
      await dispatch.issue(check);
      await dispatch.send(check, referral);
    });
  }
}
