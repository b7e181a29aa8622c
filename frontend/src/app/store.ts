import { configureStore } from '@reduxjs/toolkit';
import { api, refetchUserAfterMutation, type OnServer } from '#shared/api/index.ts';

/** @param onServer whom its reads are put to, where there is no browser */
export function makeStore(onServer?: OnServer) {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: onServer } }).concat(api.middleware, refetchUserAfterMutation),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
