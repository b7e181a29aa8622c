import type { OwnedCall } from './owned-call.ts';

/** Everyone has drafts of their own; only its owner sees a picture that no text shows. */
export const WRITING_CALLS: readonly OwnedCall[] = [
  ['PUT /api/drafts/:draftPlace', [401, 204, 204, 204, 204], [204, 204, 204], { content: 'Half a text' }],
  ['GET /api/drafts/:draftPlace', [401, 200, 200, 200, 200], [200, 200, 200]],
  ['DELETE /api/drafts/:draftPlace', [401, 204, 204, 204, 204], [204, 204, 204]],
  ['GET /api/images/:picture', [404, 404, 404, 404, 404], [404, 404, 200]],
];
