import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import {
  startTestApplication,
  type TestApplication,
  type TestApplicationOptions,
} from '#testing/fixtures/test-application.ts';
import type { SignedEvent } from './stripe-webhooks.ts';

/** The stand-ins' webhook secret. */
export const WEBHOOK_SECRET = 'whsec_test';

/** Starts the product with a stand-in for Stripe, optionally on the database of a running process. */
export function startAtStripe(
  stripe: { readonly url: string },
  options: Pick<TestApplicationOptions, 'beside' | 'byDay'> = {},
): Promise<TestApplication> {
  return startTestApplication({
    ...options,
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: stripe.url,
    },
  });
}

/** Delivers a webhook like Stripe. */
export function deliverTo(app: TestApplication, { raw, signature }: SignedEvent): Promise<HttpAnswer<Loose>> {
  return app.client().post('/api/webhooks/stripe', raw, { 'Stripe-Signature': signature });
}
