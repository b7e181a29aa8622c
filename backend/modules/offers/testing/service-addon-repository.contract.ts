import { expect, it } from 'vitest';
import { Money } from '#kernel/money.ts';
import type { RecordedEvents } from '#testing/fixtures/recorded-events.ts';
import type { ServiceAddonRepository } from '../application/ports.ts';
import { ServiceAddon, type AddonOrder } from '../domain/addon/service-addon.ts';
import { NOON } from './offer-terms.ts';

export interface AddonSubject {
  readonly addons: ServiceAddonRepository;
  /** The events that the repository has published. */
  readonly events: RecordedEvents;
  readonly transaction: <T>(work: () => Promise<T>) => Promise<T>;
  readonly referral: () => Promise<Pick<AddonOrder, 'referralId' | 'employerId'>>;
}

/** The contract of every add-on repository. */
export function serviceAddonRepositoryContract(open: () => AddonSubject): void {
  const order = async (): Promise<ServiceAddon> => {
    const { referralId, employerId } = await open().referral();
    return ServiceAddon.order(
      {
        referralId,
        employerId,
        workerName: 'Walt Ames',
        addonType: 'background_check',
        addonPackage: 'standard',
        price: Money.ofDollars(50),
      },
      NOON,
    );
  };

  it('every field of a finished add-on is stored, and its events are published once', async () => {
    const { addons, events, transaction } = open();
    const addon = await order();
    await transaction(() => addons.add(addon));
    await transaction(async () => {
      const found = await addons.findNewest(addon.referralId, 'background_check');
      if (!found) throw new Error('The add-on is gone');
      found.markPaid('pi_1', NOON);
      found.start('a provider', 'x1', NOON);
      found.complete({ result: 'clear' }, NOON);
      await addons.save(found);
      await addons.save(found);
    });
    expect(events.about(addon.id)).toEqual(['offers.addon_paid', 'offers.addon_completed']);
    const found = await transaction(() => addons.findNewest(addon.referralId, 'background_check'));
    expect(found).toMatchObject({
      id: addon.id,
      workerName: 'Walt Ames',
      addonPackage: 'standard',
      priceCents: 50_00,
      status: 'completed',
      providerService: 'a provider',
      externalId: 'x1',
      results: { result: 'clear' },
      paymentIntentId: 'pi_1',
      paidAt: NOON,
      completedAt: NOON,
      createdAt: NOON,
    });
  });

  it('the live add-on is found, not the returned one', async () => {
    const { addons, transaction } = open();
    const first = await order();
    await transaction(() => addons.add(first));
    await transaction(async () => {
      const found = await addons.findNewest(first.referralId, 'background_check');
      found?.cancelOrRefund('came_to_nothing', NOON);
      if (found) await addons.save(found);
    });
    expect(await transaction(() => addons.findLive(first.referralId))).toEqual([]);
    const again = ServiceAddon.order({ ...first, price: first.price }, new Date(NOON.getTime() + 1000));
    await transaction(() => addons.add(again));
    const newest = await transaction(() => addons.findNewest(first.referralId, 'background_check'));
    const live = await transaction(() => addons.findLive(first.referralId));
    expect([newest?.id, live.map(({ id }) => id)]).toEqual([again.id, [again.id]]);
    expect(await transaction(() => addons.findNewest(first.referralId, 'drug_test'))).toBeNull();
  });
}
