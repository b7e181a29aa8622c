import { configureStore } from '@reduxjs/toolkit';
import { api, refetchUserAfterMutation } from '#shared/api/index.ts';

export const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware, refetchUserAfterMutation),
});
