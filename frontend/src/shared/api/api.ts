import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

const FIVE_MINUTES_IN_SECONDS = 300;

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

/**
 * The one API of the client. Slices add their calls with `api.injectEndpoints`. Answers stay fresh for five minutes;
 * nothing is retried, and nothing is read again on focus or by interval (rules.md#reading).
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  keepUnusedDataFor: FIVE_MINUTES_IN_SECONDS,
  refetchOnMountOrArgChange: FIVE_MINUTES_IN_SECONDS,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});

/** The store, as far as it holds what was read. */
type ApiState = { readonly [api.reducerPath]: ReturnType<typeof api.reducer> };
export type ApiDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;
