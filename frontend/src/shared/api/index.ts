export { api, refetchAll, type ApiDispatch } from './api.ts';
export { isApiError, isUnauthorized, serverMessageOf, toApiError } from './api-error.ts';
export { settleRefusals } from './refusals.ts';
export { refetchUserAfterMutation } from './refetch-user.ts';
export { paged, type PageOf } from './paged.ts';
export { fetchAllPages, type AllRows } from './fetch-all-pages.ts';
export { serverNow } from './server-clock.ts';
export { takeOver, type ReadForPage } from './take-over.ts';
export type { OnServer } from './ask-in-process.ts';
