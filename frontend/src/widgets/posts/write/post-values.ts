import type { ForumCategory } from '#contract/community/vocabulary/posts.ts';
import type { Post } from '#entities/post/index.ts';
import { tagsOf } from '#shared/lib/index.ts';

/** The new post's board, or the forum with its chosen category. */
export type NewPostPlace = { readonly boardId: string } | { readonly category: ForumCategory | null };

/** The form's values. */
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

/** The request body. */
export function requestOf({ jobId, tags, location, ...typed }: PostValues) {
  return {
    ...typed,
    jobId: typed.type === 'job_sharing' && jobId !== '' ? jobId : null,
    tags: tagsOf(tags),
    location: location.trim() || null,
  };
}
