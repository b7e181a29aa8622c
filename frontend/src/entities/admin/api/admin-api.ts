import type { WaitlistSignup } from '#contract/admin/lists.ts';
import type { AdminStats } from '#contract/admin/stats.ts';
import type { AdminUser } from '#contract/admin/users.ts';
import { api, paged } from '#shared/api/index.ts';

/** A search text and a value of the list's filter. */
export interface UserSearch {
  readonly q?: string;
  readonly role?: string;
}

const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminStats: build.query<AdminStats | null, undefined>({
      query: () => '/admin/stats',
      providesTags: ['AdminStats'],
    }),
    adminUsers: build.infiniteQuery({
      ...paged<AdminUser, UserSearch>('/admin/users'),
      providesTags: ['AdminUser'],
    }),
    adminWaitlist: build.infiniteQuery(paged<WaitlistSignup, { q?: string }>('/admin/waitlist')),
  }),
});

export const { useAdminStatsQuery, useAdminUsersInfiniteQuery, useAdminWaitlistInfiniteQuery } = adminApi;
