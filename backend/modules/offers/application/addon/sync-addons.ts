import type { DomainEvent } from '#kernel/domain-events.ts';
import { asId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { FeeCalculator } from '#modules/billing/index.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { OfferAddon } from '../../domain/letter/offer-letter-record.ts';
import { ServiceAddon } from '../../domain/addon/service-addon.ts';
import type { ServiceAddonRepository } from '../ports.ts';

type Moved = DomainEvent<'billing.obligation_held' | 'billing.obligation_refunded'>;

/**
 * Add-ons follow their money: paid when it is held, canceled when it is refunded for a reason other than a
 * failed delivery. One bought with the hire is created here. Events come in any order, so an event does not
 * change anything later than itself.
 */
export class SyncAddons {
  private readonly addons: ServiceAddonRepository;
  private readonly hiring: Pick<Hiring, 'lockReferral'>;

  constructor(addons: ServiceAddonRepository, hiring: Pick<Hiring, 'lockReferral'>) {
    this.addons = addons;
    this.hiring = hiring;
  }

  concerns({ payload }: Moved): boolean {
    return addonKind(payload.kind) !== null;
  }

  async run(moved: Moved): Promise<void> {
    const kind = addonKind(moved.payload.kind);
    if (!kind) return;
    const referral = await this.hiring.lockReferral(asId<'referral'>(moved.payload.referralId));
    const newest = referral && (await this.addons.findNewest(referral.referralId, kind));
    if (!referral) return;
    if (moved.name === 'billing.obligation_refunded') await this.refund(newest, moved);
    else await this.pay(newest, moved, kind, referral.workerName);
  }

  private async pay(
    newest: ServiceAddon | null,
    { payload, occurredAt }: Moved,
    addonType: OfferAddon,
    workerName: string,
  ): Promise<void> {
    const at = new Date(occurredAt);
    const price = Money.ofCents(payload.amountCents);
    if (newest?.isReturned && newest.updatedAt >= at) return;
    const stands = newest !== null && !newest.isReturned;
    const addon = stands
      ? newest
      : ServiceAddon.order(
          {
            referralId: asId<'referral'>(payload.referralId),
            employerId: asId<'user'>(payload.employerId),
            workerName,
            addonType,
            addonPackage: addonType === 'background_check' ? FeeCalculator.backgroundPackageFor(price) : null,
            price,
          },
          at,
        );
    addon.markPaid(null, at);
    await (stands ? this.addons.save(addon) : this.addons.add(addon));
  }

  private async refund(newest: ServiceAddon | null, { occurredAt }: Moved): Promise<void> {
    const at = new Date(occurredAt);
    if (!newest || newest.status === 'completed' || newest.createdAt > at) return;
    newest.cancelOrRefund('came_to_nothing', at);
    await this.addons.save(newest);
  }
}

function addonKind(kind: string): OfferAddon | null {
  const kinds: readonly OfferAddon[] = ['background_check', 'drug_test', 'i9_verification'];
  return kinds.find((addon) => addon === kind) ?? null;
}
