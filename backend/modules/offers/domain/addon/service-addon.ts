import { Aggregate } from '#kernel/aggregate.ts';
import { addDays } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { domainEvent } from '#kernel/domain-events.ts';
import { newId, type ReferralId, type UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import {
  DELIVERY_DAYS,
  type AddonReturnReason,
  type ServiceAddonStatus,
} from '../../contract/vocabulary/addon/service-addon-status.ts';
import { isOpenAddon } from './addon-actions.ts';
import type { OffersEvents } from '../events.ts';
import type { OfferAddon } from '../letter/offer-letter-record.ts';

export interface AddonOrder {
  readonly referralId: ReferralId;
  readonly employerId: UserId;
  readonly workerName: string;
  readonly addonType: OfferAddon;
  /** The package of a background check: basic, standard, or comprehensive. */
  readonly addonPackage: string | null;
  readonly price: Money;
}

/** No longer owed: the hire came to nothing, or the employer canceled it. It is not a failed delivery. */
const CANCELLATION_REASONS: readonly AddonReturnReason[] = [
  'came_to_nothing',
  'offer_changed',
  'employer_canceled',
];

/** A paid check or form for one referral, which is delivered or refunded (rules.md#earned-when-delivered). */
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
  readonly startedAt!: Date | null;
  readonly completedAt!: Date | null;
  readonly returnedAt!: Date | null;
  readonly returnReason!: AddonReturnReason | null;
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
      startedAt: null,
      completedAt: null,
      returnedAt: null,
      returnReason: null,
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
    this.become({ status: 'in_progress', providerService, externalId, startedAt: at, updatedAt: at });
  }

  /** Repeating it does nothing. @throws DomainError `offers.addon_unpaid`, `offers.addon_closed`. */
  complete(results: Record<string, unknown> | null, at: Date): void {
    if (this.status === 'completed') return;
    this.assertWorkable();
    this.become({ status: 'completed', results, completedAt: at, updatedAt: at });
    this.record(domainEvent('offers.addon_completed', at, { ...this.about, completedAt: at.toISOString() }));
  }

  /**
   * The caller refunds the money. A delivered add-on is not refunded (rules.md#delivered-add-ons).
   * Idempotent. @throws DomainError `offers.addon_closed` (conflict).
   */
  cancelOrRefund(reason: AddonReturnReason, at: Date): void {
    if (this.isReturned) return;
    if (this.status === 'completed') throw closed();
    const status = this.paidAt === null || CANCELLATION_REASONS.includes(reason) ? 'canceled' : 'refunded';
    this.become({ status, returnedAt: at, returnReason: reason, updatedAt: at });
    if (status === 'refunded')
      this.record(domainEvent('offers.addon_refunded', at, { ...this.about, reason }));
    else this.record(domainEvent('offers.addon_canceled', at, { ...this.about, reason }));
  }

  get isReturned(): boolean {
    return this.status === 'refunded' || this.status === 'canceled';
  }

  /** Ordered or worked on. */
  get isOpen(): boolean {
    return isOpenAddon(this);
  }

  /**
   * The last moment to deliver it; null before it is paid and before the hire. A form can be reviewed only once the work has
   * begun (rules.md#undelivered-add-ons).
   */
  deliverBy(hiredAt: Date | null, firstDay: Date | null): Date | null {
    if (!this.paidAt || !hiredAt) return null;
    const starts = this.addonType === 'i9_verification' && firstDay !== null ? [firstDay] : [];
    const from = Math.max(...[this.paidAt, hiredAt, ...starts].map(Number));
    return addDays(new Date(from), DELIVERY_DAYS);
  }

  private get about() {
    const { id, referralId, employerId, addonType, priceCents } = this;
    return { serviceAddonId: id, referralId, employerId, addonType, priceCents };
  }

  private assertWorkable(): void {
    if (!this.isOpen) throw closed();
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
