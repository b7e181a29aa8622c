import type {
  ConfirmSandboxPaymentInput,
  DebitSandboxPaymentInput,
  SandboxConfirmation,
  SandboxPaymentState,
} from '#contract/billing/sandbox.ts';
import { api } from '#shared/api/index.ts';

interface SandboxRequest {
  readonly paymentIntentId: string;
}

const sandboxApi = api.injectEndpoints({
  endpoints: (build) => {
    const confirming = <Body extends object>(how: string) =>
      build.mutation<SandboxConfirmation, Body & SandboxRequest>({
        query: ({ paymentIntentId, ...body }) => ({
          url: `/sandbox-payments/${paymentIntentId}/${how}`,
          method: 'POST',
          body,
        }),
      });
    return {
      sandboxPayment: build.query<SandboxPaymentState, string>({
        query: (id) => `/sandbox-payments/${id}`,
        keepUnusedDataFor: 0,
      }),
      confirmSandboxPayment: confirming<ConfirmSandboxPaymentInput>('confirm'),
      confirmSavedCard: confirming<{ readonly clientSecret: string }>('confirm-saved'),
      debitSandboxPayment: confirming<DebitSandboxPaymentInput>('debit'),
    };
  },
});

export const {
  useSandboxPaymentQuery,
  useConfirmSandboxPaymentMutation,
  useConfirmSavedCardMutation,
  useDebitSandboxPaymentMutation,
} = sandboxApi;
