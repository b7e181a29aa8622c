import type { ForumCategory, PostType } from '#contract/community/vocabulary/posts.ts';

/** A post and its replies. The first reply to a question is its answer. */
export interface TalkThread {
  readonly category: ForumCategory;
  readonly type: Exclude<PostType, 'job_sharing'>;
  readonly title: string;
  readonly text: string;
  readonly tags: readonly string[];
  readonly replies: readonly string[];
}

export const thread = (
  category: ForumCategory,
  type: TalkThread['type'],
  title: string,
  text: string,
  tags: readonly string[],
  replies: readonly string[],
): TalkThread => ({ category, type, title, text, tags, replies });
