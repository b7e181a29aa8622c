import { z } from 'zod';
import { uuid } from '#contract/http/index.ts';
import { requestIdOf } from '#platform/http/routing/request-id.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { RetryWithdrawal } from '#modules/billing/application/payouts/retry-withdrawal.ts';

export function retryWithdrawalRoutes(retry: RetryWithdrawal): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/admin/withdrawals/:id/retry',
      access: 'admin',
      stepUp: true,
      summary: 'Retry a withdrawal that no bank has refused; written to the audit log',
      params: z.object({ id: uuid }),
      answers: { 204: null },
      idempotent: true,
      handler: async (call) => {
        await retry.run({
          withdrawalId: call.params.id,
          by: signedIn(call).id,
          requestId: requestIdOf(call.ctx),
        });
        return { status: 204 };
      },
    }),
  ];
}
