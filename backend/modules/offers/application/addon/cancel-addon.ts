import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AddOnCharges } from '#modules/billing/index.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import { mayCancelAddon } from '../../domain/addon/addon-actions.ts';
import type { ServiceAddonRepository } from '../ports.ts';
import { notOwner } from '../letter/letter-access.ts';

interface CancelAddonNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly hiring: Pick<Hiring, 'lockReferral'>;
  readonly addons: ServiceAddonRepository;
  readonly charges: Pick<AddOnCharges, 'cancelOrRefund'>;
  readonly clock: Clock;
}

/** The employer cancels an add-on, and its money is refunded unless it was delivered. */
export class CancelAddon {
  private readonly needs: CancelAddonNeeds;

  constructor(needs: CancelAddonNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `offers.unknown_addon` (not_found), `offers.not_owner` (forbidden), `offers.addon_closed`, `offers.addon_in_offer` (conflict) */
  async run(id: string, by: UserId): Promise<void> {
    const { unitOfWork, hiring, addons, charges, clock } = this.needs;
    await unitOfWork.transaction(async () => {
      const place = await addons.placeOf(id);
      if (!place) throw unknownAddon();
      await hiring.lockReferral(place.referralId);
      const addon = await addons.find(id);
      if (!addon) throw unknownAddon();
      if (addon.employerId !== by) throw notOwner();
      if (!mayCancelAddon(addon)) throw addon.isOpen ? inUnpaidOffer() : closed();
      if (!(await charges.cancelOrRefund(place.referralId, addon.addonType, 'employer_canceled')))
        throw closed();
      addon.cancelOrRefund('employer_canceled', clock.now());
      await addons.save(addon);
    });
  }
}

function unknownAddon(): DomainError {
  return new DomainError('offers.unknown_addon', 'not_found', 'Service not found');
}

function closed(): DomainError {
  return new DomainError(
    'offers.addon_closed',
    'conflict',
    'This service was delivered or refunded, so it can no longer be canceled',
  );
}

function inUnpaidOffer(): DomainError {
  return new DomainError(
    'offers.addon_in_offer',
    'conflict',
    'This service is part of an unpaid offer. Please change or withdraw the offer instead.',
  );
}
