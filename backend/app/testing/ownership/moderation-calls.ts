import type { OwnedCall } from './owned-call.ts';

const SIGNED_IN = [401, 204, 204, 204, 204] as const;

const OTHERS = [401, 404, 404, 404, 404] as const;
const NOWHERE = [404, 404, 404, 404, 404] as const;
const APPEAL = { text: 'That was not me at all.' };

/**
 * Blocking affects only the caller: everyone may, but not themselves. A report belongs to its reporter, a
 * decision to its subject.
 */
export const MODERATION_CALLS: readonly OwnedCall[] = [
  ['POST /api/users/:itsWorker/block', SIGNED_IN, [204, 204, 422], {}],
  ['DELETE /api/users/:itsWorker/block', SIGNED_IN, [204, 204, 204]],
  ['DELETE /api/reports/:report', OTHERS, [404, 404, 204]],
  ['POST /api/moderation-actions/:decision/appeal', OTHERS, [404, 404, 201], APPEAL],
  ['GET /api/moderation-appeals/:nothing', NOWHERE, [404, 404, 404]],
  ['POST /api/moderation-appeals/:nothing', NOWHERE, [404, 404, 404], APPEAL],
];
