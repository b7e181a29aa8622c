import type { OwnedCall } from './owned-call.ts';

const SIGNED_IN = [401, 204, 204, 204, 204] as const;

/** Blocking is about oneself: everyone may, but not themselves. */
export const MODERATION_CALLS: readonly OwnedCall[] = [
  ['POST /api/users/:itsWorker/block', SIGNED_IN, [204, 204, 422], {}],
  ['DELETE /api/users/:itsWorker/block', SIGNED_IN, [204, 204, 204]],
];
