import type { ConfirmSandboxPaymentInput, SandboxConfirmation } from '#contract/billing/sandbox.ts';
import { api } from '#shared/api/index.ts';

const sandboxApi = api.injectEndpoints({
  endpoints: (build) => ({
    confirmSandboxPayment: build.mutation<
      SandboxConfirmation,
      ConfirmSandboxPaymentInput & { readonly paymentIntentId: string }
    >({
      query: ({ paymentIntentId, ...body }) => ({
        url: `/sandbox-payments/${paymentIntentId}/confirm`,
        method: 'POST',
        body,
      }),
    }),
  }),
});

export const { useConfirmSandboxPaymentMutation } = sandboxApi;
