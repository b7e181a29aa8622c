import type {
  EndedPushSubscription,
  PushKey,
  PushSubscriptionRequest,
} from '#contract/notifications/push.ts';
import { api } from '#shared/api/index.ts';

const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    pushKey: build.query<PushKey | null, undefined>({ query: () => '/push-subscriptions/key' }),
    savePushSubscription: build.mutation<null, PushSubscriptionRequest>({
      query: (body) => ({ url: '/push-subscriptions', method: 'POST', body }),
      invalidatesTags: ['NotificationPreferences'],
    }),
    endPushSubscription: build.mutation<null, EndedPushSubscription>({
      query: (body) => ({ url: '/push-subscriptions', method: 'DELETE', body }),
      invalidatesTags: ['NotificationPreferences'],
    }),
  }),
});

export const { usePushKeyQuery, useSavePushSubscriptionMutation, useEndPushSubscriptionMutation } = pushApi;
