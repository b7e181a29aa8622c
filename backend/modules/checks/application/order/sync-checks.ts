import { isAccepted, isAt, isClosed, isRejected } from '#contract/hiring/vocabulary/referral-status.ts';
import type { DomainEvent } from '#kernel/domain-events.ts';
import { asId } from '#kernel/ids.ts';
import type { AddOnCharges } from '#modules/billing/index.ts';
import type { Hiring, ReferralFacts } from '#modules/hiring/index.ts';
import type { CheckKind } from '../../domain/order/background-check.ts';
import type { CheckLifecycle } from './check-lifecycle.ts';
import type { EndAdverseAction } from '../notice/end-adverse-action.ts';
import { paidPackage } from './paid-package.ts';
import type { BackgroundCheckRepository } from '../ports.ts';
import type { RequestCheck } from './request-check.ts';

type MoneyMoved = DomainEvent<
  'billing.obligation_held' | 'billing.obligation_committed' | 'billing.obligation_refunded'
>;
type ReferralMoved = DomainEvent<
  'hiring.referral_status_changed' | 'hiring.referral_hired' | 'hiring.referral_rejected'
>;

const KINDS: readonly CheckKind[] = ['background_check', 'drug_test'];

interface SyncChecksNeeds {
  readonly hiring: Hiring;
  readonly checks: BackgroundCheckRepository;
  readonly charges: AddOnCharges;
  readonly request: RequestCheck;
  readonly lifecycle: CheckLifecycle;
  readonly actions: EndAdverseAction;
}

/**
 * Checks follow their money and their referral: a paid one contacts the candidate, and a refunded one ends.
 * One that came with an offer starts with the signature or the hire. It reads the current status, so the
 * order of events does not matter.
 */
export class SyncChecks {
  private readonly needs: SyncChecksNeeds;

  constructor(needs: SyncChecksNeeds) {
    this.needs = needs;
  }

  async run({ name, payload, occurredAt }: MoneyMoved | ReferralMoved): Promise<void> {
    const referral = await this.needs.hiring.lockReferral(asId<'referral'>(payload.referralId));
    if (!referral) return;
    for (const kind of KINDS) {
      if (name === 'billing.obligation_refunded') {
        if (payload.kind === kind) await this.endUnpaid(referral, kind, new Date(occurredAt));
      } else if (isRejected(referral.status)) await this.end(referral, kind);
      else await this.goOn(referral, kind);
    }
    const isOver = isRejected(referral.status) || isAt(referral.status, 'hired');
    if (isOver) await this.needs.actions.drop(referral);
  }

  private async goOn(referral: ReferralFacts, kind: CheckKind): Promise<void> {
    const { referralId, status } = referral;
    const check = await this.needs.checks.findLive(referralId, kind);
    const packageType = await paidPackage(this.needs.charges, referralId, kind);
    if (check && packageType && !check.paidAt) await this.needs.lifecycle.paid(check, packageType, referral);
    if (!check && isAccepted(status) && !isClosed(status)) await this.needs.request.begin(referral, kind);
  }

  /** A finished check stays; a payment is settled with the rejection. */
  private async end({ referralId }: ReferralFacts, kind: CheckKind): Promise<void> {
    const check = await this.needs.checks.findLive(referralId, kind);
    if (check) await this.needs.lifecycle.cancel(check, 'system');
  }

  /** A check that was requested after the refund is another one. */
  private async endUnpaid({ referralId }: ReferralFacts, kind: CheckKind, at: Date): Promise<void> {
    const check = await this.needs.checks.findLive(referralId, kind);
    if (check && (check.paidAt ?? check.createdAt) <= at) await this.needs.lifecycle.cancel(check, 'system');
  }
}
