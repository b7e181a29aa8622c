import type { WritingState } from '../../contract/vocabulary/posts.ts';
import type { PlaceRights } from './place-rights.ts';

/** What decides, beside the rights where it stands, whether someone may open a post. */
export interface ThreadFacts {
  readonly state: WritingState;
  readonly replyCount: number;
  readonly isOwn: boolean;
}

/** What was deleted can be read as long as someone has answered it; what waits for review, by its author and the moderators. */
export function mayReadThread({ state, replyCount, isOwn }: ThreadFacts, rights: PlaceRights): boolean {
  if (!rights.mayRead) return false;
  if (state === 'in_review') return isOwn || rights.mayModerate;
  return state !== 'deleted' || replyCount > 0;
}
