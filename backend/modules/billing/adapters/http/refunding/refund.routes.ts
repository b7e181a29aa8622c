import { z } from 'zod';
import { asId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { uuid } from '#contract/http/primitives.ts';
import { requestIdOf } from '#platform/http/routing/request-id.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { PayRefundByHand } from '#modules/billing/application/refunding/pay-refund-by-hand.ts';
import type { RefundByHand } from '#modules/billing/application/refunding/refund-by-hand.ts';
import {
  payRefundSchema,
  refundPaymentSchema,
  refundStartedSchema,
} from '#contract/billing/refunding/refund.ts';

export function refundRoutes(refund: RefundByHand, pay: PayRefundByHand): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/admin/refunds/:id/paid',
      access: 'admin',
      stepUp: true,
      summary:
        'Record a refund that the provider could not make and that was paid another way; written to the audit log',
      params: z.object({ id: uuid }),
      body: payRefundSchema,
      answers: { 204: null },
      idempotent: true,
      handler: async (call) => {
        await pay.run({
          refundId: call.params.id,
          reference: call.body.reference,
          by: signedIn(call).id,
          requestId: requestIdOf(call.ctx),
        });
        return { status: 204 };
      },
    }),
    route({
      method: 'post',
      path: '/api/admin/payments/:id/refund',
      access: 'admin',
      stepUp: true,
      summary: 'Refund a part of a payment, up to the remaining amount; written to the audit log',
      params: z.object({ id: uuid }),
      body: refundPaymentSchema,
      answers: { 200: refundStartedSchema },
      idempotent: true,
      handler: async (call) => {
        const { id, left } = await refund.run({
          paymentId: asId(call.params.id),
          amount: Money.ofDollars(call.body.amount),
          reason: call.body.reason,
          by: signedIn(call).id,
          requestId: requestIdOf(call.ctx),
        });
        return { status: 200, body: { id, left: left.toDollars() } };
      },
    }),
  ];
}
