import { configureStore } from '@reduxjs/toolkit';
import { api, refetchUserAfterMutation, type OnServer } from '#shared/api/index.ts';

/** @param onServer receives the reads if the store runs without a browser */
export function makeStore(onServer?: OnServer) {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: onServer } }).concat(api.middleware, refetchUserAfterMutation),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
