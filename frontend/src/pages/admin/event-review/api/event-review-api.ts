import type { EventAnswer } from '#entities/event/index.ts';
import { api, paged } from '#shared/api/index.ts';

interface Decision {
  readonly id: string;
  readonly approve: boolean;
  readonly note: string | null;
}

const eventReviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    eventsInReview: build.infiniteQuery({
      ...paged<EventAnswer, undefined>('/admin/events'),
      providesTags: ['Event'],
    }),
    reviewEvent: build.mutation<null, Decision>({
      query: ({ id, ...body }) => ({ url: `/admin/events/${id}/review`, method: 'POST', body }),
      // Reloads after a refusal too, because another admin may have decided.
      invalidatesTags: ['Event'],
    }),
  }),
});

export const { useEventsInReviewInfiniteQuery, useReviewEventMutation } = eventReviewApi;
