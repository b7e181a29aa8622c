import type Stripe from 'stripe';
import type { Clock } from '#kernel/clock.ts';
import { CircuitBreaker } from '#platform/outside/circuit-breaker.ts';
import type { Settings } from '#platform/settings.ts';
import type {
  SaleTax,
  TaxableSale,
  TaxCalculator,
} from '#modules/billing/application/invoicing/tax-calculator.ts';
import { ProviderUnavailable } from '#modules/billing/application/provider/payment-provider.ts';
import { isOutage } from '../stripe-errors.ts';
import { STRIPE_IS_DOWN, stripeClient } from '../provider/stripe-payment-provider.ts';

/** Stripe's own code for "General - Services". */
const SERVICES = 'txcd_20030000';
const NOTHING: SaleTax = { taxCents: 0, reference: null };

export function stripeTax(settings: NonNullable<Settings['stripe']>, clock: Clock): StripeTax {
  return new StripeTax(stripeClient(settings), new CircuitBreaker(clock, STRIPE_IS_DOWN));
}

/** Stripe Tax behind the port. Without an address no tax can be calculated, so it is zero. */
export class StripeTax implements TaxCalculator {
  private readonly stripe: Stripe;
  private readonly breaker: CircuitBreaker;

  constructor(stripe: Stripe, breaker: CircuitBreaker) {
    this.stripe = stripe;
    this.breaker = breaker;
  }

  async calculate({ reference, billTo, lines }: TaxableSale): Promise<SaleTax> {
    const { street, city, region, postalCode, country } = billTo;
    if (country === '' || postalCode === '') return NOTHING;
    const address = { line1: street, city, state: region, postal_code: postalCode, country };
    const calculation = await this.ask(() =>
      this.stripe.tax.calculations.create(
        {
          currency: 'usd',
          customer_details: { address, address_source: 'billing' },
          line_items: lines.map(({ kind, amountCents }) => ({
            amount: amountCents,
            reference: kind,
            tax_behavior: 'inclusive',
            tax_code: SERVICES,
          })),
        },
        { idempotencyKey: `tax:${reference}:${Object.values(address).join(':')}`.slice(0, 255) },
      ),
    );
    return { taxCents: calculation.tax_amount_inclusive, reference: calculation.id };
  }

  async declare({ number, taxReference }: Parameters<TaxCalculator['declare']>[0]): Promise<string> {
    const made = await this.ask(() =>
      this.stripe.tax.transactions.createFromCalculation(
        { calculation: taxReference, reference: number },
        { idempotencyKey: `declare:${number}` },
      ),
    );
    return made.id;
  }

  async takeBack({
    number,
    declaration,
    amountCents,
  }: Parameters<TaxCalculator['takeBack']>[0]): Promise<string> {
    const made = await this.ask(() =>
      this.stripe.tax.transactions.createReversal(
        { mode: 'partial', original_transaction: declaration, reference: number, flat_amount: -amountCents },
        { idempotencyKey: `declare:${number}` },
      ),
    );
    return made.id;
  }

  /** Undoes a reversal: in Stripe, by reversing it completely. */
  async restore({ number, declaration }: Parameters<TaxCalculator['restore']>[0]): Promise<string> {
    const made = await this.ask(() =>
      this.stripe.tax.transactions.createReversal(
        { mode: 'full', original_transaction: declaration, reference: number },
        { idempotencyKey: `declare:${number}` },
      ),
    );
    return made.id;
  }

  private ask<T>(call: () => Promise<T>): Promise<T> {
    return this.breaker.run(() =>
      call().catch((error: unknown) => {
        if (isOutage(error)) throw new ProviderUnavailable('Stripe did not answer', { cause: error });
        throw error;
      }),
    );
  }
}
