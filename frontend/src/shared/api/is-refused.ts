import { isApiError } from './api-error.ts';

/** The server will not answer this: for example, a link is unknown, expired, or replaced by a newer one. */
export function isRefused(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
}
