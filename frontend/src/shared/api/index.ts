export { api } from './api.ts';
export { isApiError, isUnauthorized, serverMessageOf, toApiError } from './api-error.ts';
export { refetchUserAfterMutation } from './refetch-user.ts';
export { paged, type PageOf } from './paged.ts';
export { readAll, type AllRows } from './read-all.ts';
export { serverNow } from './server-clock.ts';
