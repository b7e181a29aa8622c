import type {
  ConfirmSandboxPaymentInput,
  DebitSandboxPaymentInput,
  SandboxConfirmation,
  SandboxPaymentState,
} from '#contract/billing/charging/sandbox.ts';
import type { SavedCard } from '#entities/payment/index.ts';
import { api } from '#shared/api/index.ts';

interface SandboxRequest {
  readonly paymentIntentId: string;
}

interface ConfirmSavedCard extends SandboxRequest {
  readonly clientSecret: string;
}

const confirming =
  (how: string) =>
  ({ paymentIntentId, ...body }: SandboxRequest) => ({
    url: `/sandbox-payments/${paymentIntentId}/${how}`,
    method: 'POST',
    body,
  });

/** The IDs that the provider's form needs to save a card. */
export interface CardSetup {
  readonly clientSecret: string;
  readonly setupIntentId: string;
}

const payByCardApi = api.injectEndpoints({
  endpoints: (build) => ({
    sandboxPayment: build.query<SandboxPaymentState, string>({
      query: (id) => `/sandbox-payments/${id}`,
      keepUnusedDataFor: 0,
    }),
    confirmSandboxPayment: build.mutation<SandboxConfirmation, ConfirmSandboxPaymentInput & SandboxRequest>({
      query: confirming('confirm'),
    }),
    confirmSavedCard: build.mutation<SandboxConfirmation, ConfirmSavedCard>({
      query: confirming('confirm-saved'),
    }),
    debitSandboxPayment: build.mutation<SandboxConfirmation, DebitSandboxPaymentInput & SandboxRequest>({
      query: confirming('debit'),
    }),
    beginCard: build.mutation<CardSetup, undefined>({
      query: () => ({ url: '/billing/payment-methods', method: 'POST' }),
    }),
    chooseCard: build.mutation<readonly SavedCard[], string>({
      query: (id) => ({ url: `/billing/payment-methods/${id}`, method: 'PUT', body: { default: true } }),
      invalidatesTags: ['Payment'],
    }),
  }),
});

export const {
  useSandboxPaymentQuery,
  useConfirmSandboxPaymentMutation,
  useConfirmSavedCardMutation,
  useDebitSandboxPaymentMutation,
  useBeginCardMutation,
  useChooseCardMutation,
} = payByCardApi;
