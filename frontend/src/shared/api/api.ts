import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { buildCreateApi, coreModule, createApi, reactHooksModule } from '@reduxjs/toolkit/query/react';
import { inTurn } from './in-turn.ts';
import { takeOver } from './take-over.ts';

const FIVE_MINUTES_IN_SECONDS = 300;

/** Tags that reads provide and writes invalidate. */
const TAGS = [
  'User',
  'Job',
  'MyJobs',
  'Referral',
  'Offer',
  'OfferTemplate',
  'Payment',
  'Reward',
  'Points',
  'Tier',
  'Leaderboard',
  'Post',
  'PostList',
  'Board',
  'Notification',
  'FilteredNotification',
  'NotificationList',
  'NotificationPreferences',
  'Outbox',
  'PaymentMethod',
  'Check',
  'Reference',
  'I9',
  'SavedSearch',
  'Rating',
] as const;

/** More of them, whose data `refetchAll` does not read again. */
const OTHER_TAGS = [
  'Event',
  'BoardMember',
  'AdminUser',
  'AuditLog',
  'Application',
  'JobMatch',
  'CalendarFeed',
  'SecondFactor',
  'OwnSession',
  'ShownBoard',
  'AdminStats',
  'FailedJob',
  'MyReport',
  'MyDecision',
  'Block',
  'Case',
  'Appeal',
  'Decision',
  'Document',
  'PayoutAccount',
  'TaxProfile',
  'AdminPayment',
  'RewardClaim',
  'OwedBalance',
  'Dispute',
  'Difference',
  'UnhandledEvent',
  'PersonNote',
  'Clock',
  'AdminWithdrawal',
] as const;

/** No effect runs on the server, so a screen requests its data while it renders (app/entry-server.tsx). */
const create = import.meta.env.SSR
  ? buildCreateApi(coreModule(), reactHooksModule({ unstable__sideEffectsInRender: true }))
  : createApi;

/**
 * The only API of the client. Slices add their calls in `api/<slice>-api.ts`. Answers stay fresh for five
 * minutes. Nothing is retried, and nothing is read again on focus or by interval (rules.md#reading).
 */
export const api = create({
  reducerPath: 'api',
  baseQuery: inTurn,
  tagTypes: [...TAGS, ...OTHER_TAGS],
  keepUnusedDataFor: FIVE_MINUTES_IN_SECONDS,
  refetchOnMountOrArgChange: FIVE_MINUTES_IN_SECONDS,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  extractRehydrationInfo: (action) => (takeOver.match(action) ? (action.payload as never) : undefined),
  endpoints: () => ({}),
});

/** The part of the store that contains what was read. */
type ApiState = { readonly [api.reducerPath]: ReturnType<typeof api.reducer> };
export type ApiDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

/** Reads the visible data of `TAGS` again, and drops the rest of it. */
export function refetchAll(dispatch: ApiDispatch): void {
  dispatch(api.util.invalidateTags([...TAGS]));
}
