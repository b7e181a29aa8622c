import { noTax, type TaxCalculator } from '../application/invoicing/tax-calculator.ts';
import type { PayoutProvider } from '../application/payouts/payout-provider.ts';
import type { SubscriptionProvider } from '../application/plans/subscription-provider.ts';
import type { PaymentProvider } from '../application/provider/payment-provider.ts';
import type { BillingPlatform } from './billing-outside.ts';
import { stripePayoutProvider } from './stripe/payouts/stripe-payout-provider.ts';
import { stripeSubscriptionProvider } from './stripe/plans/stripe-subscription-provider.ts';
import { stripePaymentProvider } from './stripe/provider/stripe-payment-provider.ts';
import { stripeTax } from './stripe/invoicing/stripe-tax.ts';
import type { Sandbox } from './wire-sandbox.ts';

/** The services that hold and move the money of this installation. */
export interface Providers {
  readonly payments: PaymentProvider;
  readonly plans: SubscriptionProvider;
  readonly payouts: PayoutProvider;
  readonly tax: TaxCalculator;
}

/** Stripe's, or the sandbox's. */
export function billingProviders({ settings, clock }: BillingPlatform, sandbox: Sandbox): Providers {
  const { stripe, usesStripeTax } = settings;
  if (!stripe) {
    return { payments: sandbox.payments, plans: sandbox.plans, payouts: sandbox.payouts, tax: noTax };
  }
  return {
    payments: stripePaymentProvider(stripe, clock),
    plans: stripeSubscriptionProvider(stripe, clock),
    payouts: stripePayoutProvider(stripe, clock),
    tax: usesStripeTax ? stripeTax(stripe, clock) : noTax,
  };
}
