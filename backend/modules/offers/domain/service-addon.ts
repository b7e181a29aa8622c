import { Aggregate } from '#kernel/aggregate.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { domainEvent } from '#kernel/domain-events.ts';
import { newId, type ReferralId, type UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { ServiceAddonStatus } from '../contract/vocabulary/service-addon-status.ts';
import type { OffersEvents } from './events.ts';
import type { OfferAddon } from './offer-letter-record.ts';

export interface AddonOrder {
  readonly referralId: ReferralId;
  readonly employerId: UserId;
  readonly workerName: string;
  readonly addonType: OfferAddon;
  /** Of a background check: basic, standard or comprehensive. */
  readonly addonPackage: string | null;
  readonly price: Money;
}

/** A paid check or form for one referral (rules.md#stored-fields). */
export class ServiceAddon extends Aggregate<keyof OffersEvents> {
  readonly id!: string;
  readonly referralId!: ReferralId;
  readonly employerId!: UserId;
  readonly workerName!: string;
  readonly addonType!: OfferAddon;
  readonly addonPackage!: string | null;
  readonly priceCents!: number;
  readonly status!: ServiceAddonStatus;
  readonly providerService!: string | null;
  readonly externalId!: string | null;
  readonly results!: Record<string, unknown> | null;
  readonly paymentIntentId!: string | null;
  readonly paidAt!: Date | null;
  readonly completedAt!: Date | null;
  readonly createdAt!: Date;
  readonly updatedAt!: Date;
  readonly version!: number;

  static order({ price, ...order }: AddonOrder, at: Date): ServiceAddon {
    return Object.assign(new ServiceAddon(), {
      ...order,
      id: newId(),
      priceCents: price.cents,
      status: 'pending',
      providerService: null,
      externalId: null,
      results: null,
      paymentIntentId: null,
      paidAt: null,
      completedAt: null,
      createdAt: at,
      updatedAt: at,
      version: 1,
    });
  }

  get price(): Money {
    return Money.ofCents(this.priceCents);
  }

  /** Repeating it does nothing. */
  markPaid(paymentIntentId: string | null, at: Date): void {
    if (this.paidAt) return;
    this.become({ paidAt: at, paymentIntentId, updatedAt: at });
    this.record(domainEvent('offers.addon_paid', at, this.about));
  }

  /** A provider works on it. @throws DomainError `offers.addon_unpaid`, `offers.addon_closed`. */
  start(providerService: string, externalId: string | null, at: Date): void {
    this.assertWorkable();
    this.become({ status: 'in_progress', providerService, externalId, updatedAt: at });
  }

  /** Repeating it does nothing. @throws DomainError `offers.addon_unpaid`, `offers.addon_closed`. */
  complete(results: Record<string, unknown> | null, at: Date): void {
    if (this.status === 'completed') return;
    this.assertWorkable();
    this.become({ status: 'completed', results, completedAt: at, updatedAt: at });
    this.record(domainEvent('offers.addon_completed', at, { ...this.about, completedAt: at.toISOString() }));
  }

  /** What was delivered is not given back (rules.md#delivered-add-ons). @throws DomainError `offers.addon_closed` (conflict). */
  refund(at: Date): void {
    if (this.status === 'refunded') return;
    if (this.status === 'completed') throw closed();
    this.become({ status: 'refunded', updatedAt: at });
  }

  private get about() {
    const { id, referralId, employerId, addonType } = this;
    return { serviceAddonId: id, referralId, employerId, addonType };
  }

  private assertWorkable(): void {
    if (this.status === 'completed' || this.status === 'refunded') throw closed();
    if (!this.paidAt)
      throw new DomainError('offers.addon_unpaid', 'payment_required', 'This add-on is not paid yet');
  }

  private become(changes: Partial<Omit<ServiceAddon, 'id' | 'priceCents'>>): void {
    Object.assign(this, changes);
  }
}

function closed(): DomainError {
  return new DomainError('offers.addon_closed', 'conflict', 'This add-on is completed or refunded');
}
