import type { ForumCategory } from '#contract/community/vocabulary/posts.ts';
import type { Post } from '#entities/post/index.ts';

/** Where it will be: in a board, or in the forum with the category that is chosen there. */
export type NewPostPlace = { readonly boardId: string } | { readonly category: ForumCategory | null };

/** What stands in the form of a post. */
export interface PostValues {
  readonly type: Post['type'];
  readonly category: string;
  readonly title: string;
  readonly jobId: string;
  readonly content: string;
  readonly tags: string;
  readonly location: string;
}

export function emptyPost(place: NewPostPlace): PostValues {
  const category = 'category' in place ? (place.category ?? '') : '';
  return { type: 'discussion', category, title: '', jobId: '', content: '', tags: '', location: '' };
}

export const tagsOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

/** As the call takes it. */
export function requestOf({ jobId, tags, location, ...typed }: PostValues) {
  return {
    ...typed,
    jobId: typed.type === 'job_sharing' && jobId !== '' ? jobId : null,
    tags: tagsOf(tags),
    location: location.trim() || null,
  };
}
