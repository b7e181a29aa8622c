import { z } from 'zod';
import { asId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { listQuerySchema, uuid } from '#contract/http/index.ts';
import { pageAnswer, pageOf } from '#platform/http/routing/paging.ts';
import { requestIdOf } from '#platform/http/routing/request-id.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { DepartedBalances, PayOwedBalance } from '#modules/billing/application/payouts/owed-balances.ts';
import { owedBalanceSchema, payOwedBalanceSchema } from '#contract/billing/payouts/owed-balance.ts';

/** Money still owed to people who left, and its payment (rules.md#owed-after-leaving). */
export function owedBalanceRoutes(departed: DepartedBalances, pay: PayOwedBalance): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/admin/owed-balances',
      access: 'admin',
      summary: 'List the balances of people who deleted their accounts, earliest departure first',
      query: listQuerySchema,
      answers: { 200: z.array(owedBalanceSchema) },
      handler: async (call) => {
        const rows = await departed.list(pageOf(call));
        return pageAnswer(call, rows, ({ leftAt: at, id }) => ({ at, id }));
      },
    }),
    route({
      method: 'post',
      path: '/api/admin/owed-balances/:id/payout',
      access: 'admin',
      stepUp: true,
      summary: 'Record a payment to someone who left; written to the audit log',
      params: z.object({ id: uuid }),
      body: payOwedBalanceSchema,
      answers: { 204: null },
      idempotent: true,
      handler: async (call) => {
        const { amount, reference } = call.body;
        await pay.run({
          userId: asId(call.params.id),
          amount: Money.ofDollars(amount),
          reference,
          by: signedIn(call).id,
          requestId: requestIdOf(call.ctx),
        });
        return { status: 204 };
      },
    }),
  ];
}
