import type { OutboxMessage } from '#contract/notifications/outbox.ts';
import type { ClockAnswer, LedgerCheck } from '#contract/http/dev-tools.ts';
import { api, paged } from '#shared/api/index.ts';

export interface OutboxFilter {
  readonly recipient?: string;
  readonly channel?: string;
  readonly q?: string;
}

const devOutboxApi = api.injectEndpoints({
  endpoints: (build) => ({
    outbox: build.infiniteQuery({
      ...paged<OutboxMessage, OutboxFilter>('/dev/outbox'),
      providesTags: ['Outbox'],
    }),
    clock: build.query<ClockAnswer, undefined>({ query: () => '/dev/clock', providesTags: ['Clock'] }),
    ledgerCheck: build.query<LedgerCheck, undefined>({ query: () => '/dev/ledger-check' }),
    advanceClock: build.mutation<ClockAnswer, number>({
      query: (advanceHours) => ({ url: '/dev/clock', method: 'POST', body: { advanceHours } }),
      invalidatesTags: [
        'Clock',
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

export const { useOutboxInfiniteQuery, useClockQuery, useLazyLedgerCheckQuery, useAdvanceClockMutation } =
  devOutboxApi;
