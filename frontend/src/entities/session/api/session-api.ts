import { useDispatch } from 'react-redux';
import type { User } from '#contract/identity/user.ts';
import { api, type ApiDispatch } from '#shared/api/index.ts';

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    currentUser: build.query<User | null, undefined>({
      query: () => '/auth/user',
      providesTags: ['User'],
    }),
  }),
});

export interface CurrentUser {
  /** Null while loading, and if no one is signed in. */
  readonly user: User | null;
  readonly isLoading: boolean;
  /** A request is running, so the current value may be outdated. */
  readonly isFetching: boolean;
  readonly isSignedIn: boolean;
  /** The request failed. */
  readonly isError: boolean;
  /** Resolves when the user is known; never rejects. */
  readonly refetch: () => Promise<unknown>;
}

/** The signed-in user from `GET /api/auth/user`; fetched again after every successful mutation. */
export function useCurrentUser(): CurrentUser {
  const { data, isLoading, isFetching, isError, refetch } = sessionApi.useCurrentUserQuery(undefined);
  const user = data ?? null;
  return { user, isLoading, isFetching, isSignedIn: user !== null, isError, refetch };
}

/**
 * Waits for the signed-in user, for a button that works differently for visitors and members: it can be
 * pressed before the first response. Null if the request fails.
 */
export function useAskCurrentUser(): () => Promise<User | null> {
  const dispatch = useDispatch<ApiDispatch>();
  const ask = sessionApi.endpoints.currentUser.initiate(undefined, { subscribe: false });
  return async () => (await dispatch(ask)).data ?? null;
}

/** The signed-in user in the store; undefined before the first response. */
export const selectCurrentUser = sessionApi.endpoints.currentUser.select(undefined);

/**
 * For the `onQueryStarted` of calls that sign in and return the user, or sign out. Without it, the next
 * screen would still see the old user and redirect.
 */
export function setCurrentUser(user: User | null) {
  return sessionApi.util.updateQueryData('currentUser', undefined, () => user);
}

/** For server-rendered pages: they are rendered only for visitors, so no request is needed. */
export function nobodySignedIn() {
  return sessionApi.util.upsertQueryEntries([{ endpointName: 'currentUser', arg: undefined, value: null }]);
}

/** For optimistic changes: dispatching the result returns an `undo`. */
export function changeCurrentUser(change: (user: User) => void) {
  return sessionApi.util.updateQueryData('currentUser', undefined, (user) => {
    if (user !== null) change(user);
  });
}
