import { listQuerySchema } from '#contract/http/index.ts';
import { Money } from '#kernel/money.ts';
import { pageAnswer, readCursor } from '#platform/http/routing/paging.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { PayoutAccounts } from '#modules/billing/application/payouts/payout-account.ts';
import type { PayoutReader } from '#modules/billing/application/payouts/ports.ts';
import type { Withdraw } from '#modules/billing/application/payouts/withdraw.ts';
import {
  payoutAccountSchema,
  payoutOnboardingSchema,
  sandboxBankRequestSchema,
  withdrawalListSchema,
  withdrawRequestSchema,
} from '#modules/billing/contract/index.ts';
import type { SandboxBank } from '../../sandbox/payouts/sandbox-bank.ts';

export interface PayoutCalls {
  readonly accounts: PayoutAccounts;
  readonly withdraw: Withdraw;
  readonly reader: PayoutReader;
  readonly publicUrl: string;
}

/** A person's balance on its way to their bank. */
export function payoutRoutes(calls: PayoutCalls): readonly Route[] {
  return [...accountRoutes(calls), withdrawRoute(calls), historyRoute(calls)];
}

function accountRoutes({ accounts, publicUrl }: PayoutCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/payout-account',
      access: 'authenticated',
      summary: 'Get the caller’s balance, bank account, and latest withdrawals',
      answers: { 200: payoutAccountSchema },
      handler: async (call) => ({ status: 200, body: await accounts.show(signedIn(call).id) }),
    }),
    route({
      method: 'post',
      path: '/api/payout-account',
      access: 'authenticated',
      stepUp: true,
      summary: 'Start to set up a bank account, or continue with the missing details',
      answers: { 200: payoutOnboardingSchema },
      handler: async (call) => {
        const back = { done: `${publicUrl}/earnings?bank=done`, again: `${publicUrl}/earnings?bank=again` };
        return { status: 200, body: { url: await accounts.onboard(signedIn(call).id, back) } };
      },
    }),
    route({
      method: 'post',
      path: '/api/payout-account/refresh',
      access: 'authenticated',
      summary: 'Refresh the state of the caller’s account from the provider',
      answers: { 200: payoutAccountSchema },
      handler: async (call) => {
        const { id } = signedIn(call);
        await accounts.refresh(id);
        return { status: 200, body: await accounts.show(id) };
      },
    }),
  ];
}

function withdrawRoute({ accounts, withdraw }: PayoutCalls): Route {
  return route({
    method: 'post',
    path: '/api/payout-account/withdraw',
    access: 'authenticated',
    stepUp: true,
    summary: 'Withdraw money from the caller’s balance to their bank',
    body: withdrawRequestSchema,
    idempotent: true,
    answers: { 201: payoutAccountSchema },
    handler: async (call) => {
      const { id } = signedIn(call);
      await withdraw.run(id, Money.ofDollars(call.body.amount));
      return { status: 201, body: await accounts.show(id) };
    },
  });
}

function historyRoute({ reader }: PayoutCalls): Route {
  return route({
    method: 'get',
    path: '/api/payouts',
    access: 'authenticated',
    summary: 'List the caller’s withdrawals with their movements, newest first',
    query: listQuerySchema,
    answers: { 200: withdrawalListSchema },
    handler: async (call) => {
      const page = { limit: call.query.limit + 1, after: readCursor(call.query.cursor) };
      const rows = await reader.withdrawals(signedIn(call).id, page);
      return pageAnswer(call, rows, ({ createdAt, id }) => ({ at: createdAt, id }));
    },
  });
}

/** Only if the embedded provider pays out. */
export function sandboxBankRoutes(bank: SandboxBank): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/sandbox-payout-account',
      access: 'authenticated',
      summary: 'Add a test bank account, in place of the real provider’s pages',
      body: sandboxBankRequestSchema,
      answers: { 204: null },
      handler: async (call) => {
        await bank.connect(signedIn(call).id, call.body);
        return { status: 204 };
      },
    }),
  ];
}
