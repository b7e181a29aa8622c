export { api } from './api.ts';
export { isApiError, isUnauthorized, serverMessageOf, toApiError, type ApiError } from './api-error.ts';
export { refetchUserAfterMutation } from './refetch-user.ts';
export { nextCursorOf } from './next-cursor.ts';
export { serverNow } from './server-clock.ts';
