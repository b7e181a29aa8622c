import { isAction, type Middleware } from '@reduxjs/toolkit';
import { api } from './api.ts';

const MUTATION_SUCCEEDED = `${api.reducerPath}/executeMutation/fulfilled`;

/** Any successful mutation marks the current user stale and reads it again (document 1 §4). */
export const refetchUserAfterMutation: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (isAction(action) && action.type === MUTATION_SUCCEEDED) dispatch(api.util.invalidateTags(['User']));
    return result;
  };
