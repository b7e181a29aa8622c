import type { ReceivedRatings } from '#contract/hiring/rating/rating.ts';
import { api, paged, type PageOf } from '#shared/api/index.ts';

const PAGE = 20;

const ratingApi = api.injectEndpoints({
  endpoints: (build) => ({
    receivedRatings: build.infiniteQuery<PageOf<ReceivedRatings>, string, string | null>({
      infiniteQueryOptions: paged<ReceivedRatings, undefined>('').infiniteQueryOptions,
      query: ({ queryArg, pageParam }) => ({
        url: `/users/${encodeURIComponent(queryArg)}/ratings`,
        params: { limit: PAGE, ...(pageParam === null ? {} : { cursor: pageParam }) },
      }),
      // Each page repeats the rated person.
      transformResponse: (page: ReceivedRatings | null, meta) =>
        paged<ReceivedRatings, undefined>('').transformResponse(page && [page], meta),
      providesTags: ['Rating'],
    }),
  }),
});

/** A person's ratings; `person` is null while loading. */
export function useReceivedRatings(userId: string) {
  const query = ratingApi.useReceivedRatingsInfiniteQuery(userId);
  const pages = query.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const [person = null] = pages;
  return { person, ratings: pages.flatMap(({ ratings }) => ratings), query };
}
