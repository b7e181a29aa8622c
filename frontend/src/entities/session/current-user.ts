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
  /** null while loading and when nobody is signed in. */
  readonly user: User | null;
  readonly isLoading: boolean;
  /** An answer is on its way: what is known may be out of date. */
  readonly isFetching: boolean;
  readonly isSignedIn: boolean;
  /** It could not be found out who is signed in. */
  readonly isError: boolean;
  readonly refetch: () => void;
}

/** Who is signed in, from `GET /api/auth/user`; read again after every successful mutation. */
export function useCurrentUser(): CurrentUser {
  const { data, isLoading, isFetching, isError, refetch } = sessionApi.useCurrentUserQuery(undefined);
  const user = data ?? null;
  return { user, isLoading, isFetching, isSignedIn: user !== null, isError, refetch: () => void refetch() };
}

/**
 * Who is signed in, once that is known: for a press that means one thing to a visitor and another to a member. A page
 * can be pressed before the first answer is there, and a member is no visitor until then. Null where it cannot be found out.
 */
export function useAskCurrentUser(): () => Promise<User | null> {
  const dispatch = useDispatch<ApiDispatch>();
  const ask = sessionApi.endpoints.currentUser.initiate(undefined, { subscribe: false });
  return async () => (await dispatch(ask)).data ?? null;
}

/** Who is signed in, as far as the store knows; undefined until it has been answered. */
export const selectCurrentUser = sessionApi.endpoints.currentUser.select(undefined);

/**
 * For the `onQueryStarted` of a call that signs in and answers with the person, or signs out: without it the next
 * screen would not know of it yet and send people to where they do not belong.
 */
export function setCurrentUser(user: User | null) {
  return sessionApi.util.updateQueryData('currentUser', undefined, () => user);
}

/** For a page of the server: it is rendered for visitors alone, so nobody need be asked. */
export function nobodySignedIn() {
  return sessionApi.util.upsertQueryEntries([{ endpointName: 'currentUser', arg: undefined, value: null }]);
}

/** For an optimistic change: `dispatch(…)` of it gives an `undo`. */
export function changeCurrentUser(change: (user: User) => void) {
  return sessionApi.util.updateQueryData('currentUser', undefined, (user) => {
    if (user !== null) change(user);
  });
}
