import { isRejected, isSuccessfulHire } from '#contract/hiring/vocabulary/referral-status.ts';
import type { Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AddOnCharges } from '#modules/billing/index.ts';
import type { Hiring, ReferralFacts } from '#modules/hiring/index.ts';
import type { AddonReturnReason } from '../../contract/vocabulary/addon/service-addon-status.ts';
import type { ServiceAddon } from '../../domain/addon/service-addon.ts';
import type { AddonPlace, ServiceAddonRepository } from '../ports.ts';

const AT_ONCE = 50;

interface RefundUndeliveredNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly hiring: Pick<Hiring, 'lockReferral'>;
  readonly addons: ServiceAddonRepository;
  readonly charges: Pick<AddOnCharges, 'cancelOrRefund'>;
  readonly clock: Clock;
}

/** Refunds add-ons that are undelivered thirty days after the hire (rules.md#undelivered-add-ons). */
export class RefundUndelivered implements DueWork {
  readonly name = 'offers.refund_undelivered';
  private readonly needs: RefundUndeliveredNeeds;

  constructor(needs: RefundUndeliveredNeeds) {
    this.needs = needs;
  }

  /** One that fails does not keep the others waiting; its error is thrown when all have had their turn. */
  async run(): Promise<number> {
    const { addons, clock, unitOfWork } = this.needs;
    let refunded = 0;
    const failures: unknown[] = [];
    let page = await addons.undelivered(clock.now(), null, AT_ONCE);
    while (page.length > 0) {
      for (const place of page) {
        const step = unitOfWork.transaction(() => this.refund(place));
        if (await step.catch((error: unknown) => void failures.push(error))) refunded += 1;
      }
      page = await addons.undelivered(clock.now(), page.at(-1)?.id ?? null, AT_ONCE);
    }
    if (failures.length > 0) throw failures[0];
    return refunded;
  }

  private async refund({ id, referralId }: AddonPlace): Promise<boolean> {
    const { hiring, addons, charges, clock } = this.needs;
    const referral = await hiring.lockReferral(referralId);
    const addon = await addons.find(id);
    const firstDay = await addons.firstDayOf(referralId);
    const reason = referral && addon && reasonFor(addon, { ...referral, firstDay }, clock.now());
    if (!reason || !(await charges.cancelOrRefund(referralId, addon.addonType, reason))) return false;
    addon.cancelOrRefund(reason, clock.now());
    await addons.save(addon);
    return true;
  }
}

/** The reason to refund it now; null if time is left. */
function reasonFor(
  addon: ServiceAddon,
  { status, hiredAt, firstDay }: ReferralFacts & { readonly firstDay: Date | null },
  now: Date,
): AddonReturnReason | null {
  if (!addon.isOpen || !addon.paidAt) return null;
  if (isRejected(status)) return 'came_to_nothing';
  const deliverBy = isSuccessfulHire(status) ? addon.deliverBy(hiredAt, firstDay) : null;
  return deliverBy !== null && deliverBy <= now ? 'not_delivered' : null;
}
