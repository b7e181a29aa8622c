import type { WritingState } from '../../contract/vocabulary/posts.ts';
import type { PlaceRights } from './place-rights.ts';

/** Facts that decide, in addition to the rights in its place, whether someone may open a post. */
export interface ThreadFacts {
  readonly state: WritingState;
  readonly replyCount: number;
  readonly isOwn: boolean;
}

/** A deleted post is readable while it has replies; one in review only by its author and the moderators. */
export function mayReadThread({ state, replyCount, isOwn }: ThreadFacts, rights: PlaceRights): boolean {
  if (!rights.mayRead) return false;
  if (state === 'in_review') return isOwn || rights.mayModerate;
  return state !== 'deleted' || replyCount > 0;
}
