import { isAction, type Action, type Middleware } from '@reduxjs/toolkit';
import { api } from './api.ts';
import { isUnauthorized } from './api-error.ts';

const MUTATION_SUCCEEDED = `${api.reducerPath}/executeMutation/fulfilled`;
const MUTATION_FAILED = `${api.reducerPath}/executeMutation/rejected`;

/**
 * Calls that a screen makes automatically while someone reads or types. They change nothing about the person.
 */
const BY_ITSELF: ReadonlySet<unknown> = new Set(['saveDraft', 'dropDraft', 'tellWatched']);

/**
 * A successful mutation marks the current user stale and reads it again (rules.md#refetch-user). So does one
 * with a 401: the session has ended, so the screen must not show a signed-in user.
 */
export const refetchUserAfterMutation: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (isAction(action) && asksWhoIsThere(action)) dispatch(api.util.invalidateTags(['User']));
    return result;
  };

function asksWhoIsThere(action: Action): boolean {
  if (action.type === MUTATION_SUCCEEDED) return !BY_ITSELF.has(endpointOf(action));
  return action.type === MUTATION_FAILED && 'payload' in action && isUnauthorized(action.payload);
}

function endpointOf(action: object): unknown {
  const { meta }: { meta?: { arg?: { endpointName?: unknown } } } = action;
  return meta?.arg?.endpointName;
}
