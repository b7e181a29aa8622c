import type { OutboxMessage } from '#contract/notifications/outbox.ts';
import type { ClockAnswer, LedgerCheck } from '#contract/http/dev-tools.ts';
import { api } from '#shared/api/index.ts';

const devApi = api.injectEndpoints({
  endpoints: (build) => ({
    outbox: build.query<readonly OutboxMessage[], undefined>({
      query: () => ({ url: '/dev/outbox', params: { limit: 100 } }),
      providesTags: ['Outbox'],
    }),
    ledgerCheck: build.query<LedgerCheck, undefined>({ query: () => '/dev/ledger-check' }),
    advanceClock: build.mutation<ClockAnswer, number>({
      query: (advanceHours) => ({ url: '/dev/clock', method: 'POST', body: { advanceHours } }),
      invalidatesTags: [
        'Outbox',
        'Referral',
        'Offer',
        'Reward',
        'Points',
        'Tier',
        'Notification',
        'Payment',
        'Job',
        'MyJobs',
      ],
    }),
  }),
});

export const { useOutboxQuery, useLazyLedgerCheckQuery, useAdvanceClockMutation } = devApi;
