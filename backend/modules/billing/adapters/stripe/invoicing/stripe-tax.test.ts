import { systemClock } from '#kernel/clock.ts';
import { StripeTaxStandIn } from '#modules/billing/testing/invoicing/stripe-tax-stand-in.ts';
import { taxCalculatorContract } from '#modules/billing/testing/invoicing/tax-calculator.contract.ts';
import { noTax } from '#modules/billing/application/invoicing/tax-calculator.ts';
import { stripeTax } from './stripe-tax.ts';

const KEYS = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_test' };

taxCalculatorContract('Stripe Tax', async () => {
  const standIn = await StripeTaxStandIn.start();
  return {
    tax: stripeTax({ ...KEYS, apiBase: standIn.url }, systemClock),
    taxes: true,
    declared: () => standIn.declared,
    fail: () => standIn.failNext(),
    stop: () => standIn.stop(),
  };
});

taxCalculatorContract('no tax service', async () => ({
  tax: noTax,
  taxes: false,
  declared: () => [],
  fail: () => undefined,
  stop: async () => undefined,
}));
