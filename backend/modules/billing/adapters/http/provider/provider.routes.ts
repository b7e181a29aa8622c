import { z } from 'zod';
import { readRawBody } from '#platform/http/routing/body/body.ts';
import { ledgerCheckSchema, text } from '#contract/http/index.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { LedgerCheck } from '#modules/billing/application/ledger/ledger-check.ts';
import type { ReceiveProviderEvent } from '#modules/billing/application/provider/receive-provider-event.ts';
import {
  confirmSandboxPaymentRequestSchema,
  confirmSavedSandboxRequestSchema,
  debitSandboxPaymentRequestSchema,
  sandboxConfirmationSchema,
  sandboxPaymentSchema,
  webhookReceivedSchema,
} from '#contract/billing/index.ts';
import type { ConfirmSandboxPayment } from '../../sandbox/charging/confirm-sandbox-payment.ts';

/** The payment provider's webhook; its signature covers the raw bytes. */
export function webhookRoutes(events: ReceiveProviderEvent): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/webhooks/stripe',
      access: 'provider',
      rawBody: true,
      summary: 'Receive an event from the payment provider, at least once and in any order',
      answers: { 200: webhookReceivedSchema },
      handler: async ({ ctx }) => {
        await events.run(await readRawBody(ctx), ctx.get('Stripe-Signature'));
        return { status: 200, body: { received: true } };
      },
    }),
  ];
}

const intentParams = z.object({ id: text({ min: 1, max: 128 }) });

/** Only if the embedded provider takes the cards (rules.md#payment-providers). */
export function sandboxRoutes(confirmation: ConfirmSandboxPayment): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/sandbox-payments/:id',
      access: 'authenticated',
      summary: 'Get the saved card whose bank requires confirmation by its owner',
      params: intentParams,
      answers: { 200: sandboxPaymentSchema },
      handler: async (call) => {
        const asked = { id: call.params.id, userId: signedIn(call).id };
        return { status: 200, body: { savedCard: await confirmation.requestedCard(asked) } };
      },
    }),
    route({
      method: 'post',
      path: '/api/sandbox-payments/:id/confirm',
      access: 'authenticated',
      summary: 'Use a test card for a payment or as a saved card',
      params: intentParams,
      body: confirmSandboxPaymentRequestSchema,
      idempotent: true,
      answers: { 200: sandboxConfirmationSchema },
      handler: async (call) => {
        const given = { ...call.body, id: call.params.id, userId: signedIn(call).id };
        return { status: 200, body: { status: await confirmation.run(given) } };
      },
    }),
    route({
      method: 'post',
      path: '/api/sandbox-payments/:id/confirm-saved',
      access: 'authenticated',
      summary: 'Confirm the saved card for its bank, as its owner',
      params: intentParams,
      body: confirmSavedSandboxRequestSchema,
      idempotent: true,
      answers: { 200: sandboxConfirmationSchema },
      handler: async (call) => {
        const given = { ...call.body, id: call.params.id, userId: signedIn(call).id };
        return { status: 200, body: { status: await confirmation.confirmSaved(given) } };
      },
    }),
    route({
      method: 'post',
      path: '/api/sandbox-payments/:id/debit',
      access: 'authenticated',
      summary: 'Use a test bank account for a payment; its bank answers days later',
      params: intentParams,
      body: debitSandboxPaymentRequestSchema,
      idempotent: true,
      answers: { 200: sandboxConfirmationSchema },
      handler: async (call) => {
        const given = { ...call.body, id: call.params.id, userId: signedIn(call).id };
        return { status: 200, body: { status: await confirmation.debit(given) } };
      },
    }),
  ];
}

/** A tool of a development installation; any other uses `npm run ledger:check`. */
export function ledgerCheckRoutes(check: LedgerCheck): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/dev/ledger-check',
      access: 'public',
      summary: 'Verify that the ledger balances and agrees with the displayed figures',
      answers: { 200: ledgerCheckSchema },
      handler: async () => ({ status: 200, body: await check.run() }),
    }),
  ];
}
