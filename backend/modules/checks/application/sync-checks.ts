import type { DomainEvent, EventConsumer } from '#kernel/domain-events.ts';
import { asId } from '#kernel/ids.ts';
import type { BillingEvent, CheckCharges } from '#modules/billing/index.ts';
import type { Hiring, HiringEvent, ReferralFacts } from '#modules/hiring/index.ts';
import type { CheckWork } from './check-work.ts';
import type { EndAdverseAction } from './end-adverse-action.ts';
import type { BackgroundCheckRepository } from './ports.ts';
import type { RequestCheck } from './request-check.ts';

type Heard =
  | Extract<
      BillingEvent,
      {
        name: 'billing.obligation_held' | 'billing.obligation_committed' | 'billing.obligation_refunded';
      }
    >
  | Extract<
      HiringEvent,
      { name: 'hiring.referral_status_changed' | 'hiring.referral_hired' | 'hiring.referral_rejected' }
    >;

interface SyncChecksNeeds {
  readonly hiring: Hiring;
  readonly checks: BackgroundCheckRepository;
  readonly charges: CheckCharges;
  readonly request: RequestCheck;
  readonly work: CheckWork;
  readonly actions: EndAdverseAction;
}

/**
 * Checks follow their money and their referral: a paid one asks the candidate, a refunded one ends; one that came with an
 * offer begins when the offer is signed or the worker is hired. It looks at how things stand now, so order does not matter.
 */
export class SyncChecks implements EventConsumer {
  readonly name = 'checks.keep_checks';
  readonly events = [
    'billing.obligation_held',
    'billing.obligation_committed',
    'billing.obligation_refunded',
    'hiring.referral_status_changed',
    'hiring.referral_hired',
    'hiring.referral_rejected',
  ];
  private readonly needs: SyncChecksNeeds;

  constructor(needs: SyncChecksNeeds) {
    this.needs = needs;
  }

  /** Only what can change something: a held check, a signed offer, a hire, an end. */
  concerns(event: DomainEvent): boolean {
    const heard = event as Heard;
    if (heard.name === 'hiring.referral_status_changed') return heard.payload.to === 'offer_signed';
    return !('kind' in heard.payload) || heard.payload.kind === 'background_check';
  }

  async consume(event: DomainEvent): Promise<void> {
    const heard = event as Heard;
    const referral = await this.needs.hiring.lockReferral(asId<'referral'>(heard.payload.referralId));
    if (!referral) return;
    if (heard.name === 'billing.obligation_refunded')
      await this.endUnpaid(referral, new Date(heard.occurredAt));
    else if (referral.status === 'rejected') await this.end(referral);
    else await this.goOn(referral);
  }

  private async goOn(referral: ReferralFacts): Promise<void> {
    const { referralId, status } = referral;
    const check = await this.needs.checks.findLive(referralId);
    const packageType = await this.needs.charges.paidPackage(referralId);
    if (check && packageType && !check.paidAt) await this.needs.work.paid(check, packageType, referral);
    if (!check && (status === 'offer_signed' || status === 'hired')) await this.needs.request.begin(referral);
    if (status === 'hired') await this.needs.actions.drop(referral);
  }

  /** A finished one stays; its money, where there was any, is settled with the rejection. */
  private async end({ referralId }: ReferralFacts): Promise<void> {
    const check = await this.needs.checks.findLive(referralId);
    if (check) await this.needs.work.cancel(check, 'system');
  }

  /** A check that was requested after the refund is another one. */
  private async endUnpaid({ referralId }: ReferralFacts, at: Date): Promise<void> {
    const check = await this.needs.checks.findLive(referralId);
    if (check && (check.paidAt ?? check.createdAt) <= at) await this.needs.work.cancel(check, 'system');
  }
}
