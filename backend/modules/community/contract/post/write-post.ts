import { z } from 'zod';
import { nameText, optionalName, paragraphs, text, uuid } from '#contract/http/index.ts';
import { FORUM_CATEGORIES, POST_TYPES } from '../vocabulary/posts.ts';

const TITLE_SHORT = 'Title must be at least 5 characters';
const CONTENT_SHORT = 'Content must be at least 10 characters';

/** Rules and messages of rules.md#post-texts. */
const title = nameText({ min: 5, max: 200, message: TITLE_SHORT });
const contentSchema = paragraphs({ min: 10, max: 20_000, message: CONTENT_SHORT });
const type = z.enum(POST_TYPES, { error: 'Please select a type' });
const category = z.enum(FORUM_CATEGORIES, { error: 'Please select a category' });

const tags = z
  .array(text({ min: 1, max: 30 }).toLowerCase())
  .max(5, 'Please use five tags or fewer')
  .transform((names) => [...new Set(names)]);

const written = {
  title,
  content: contentSchema,
  type: type.default('discussion'),
  jobId: uuid.nullish().transform((id) => id ?? null),
  tags: tags.nullish().transform((names) => names ?? []),
  location: optionalName(120),
};

interface Typed {
  readonly type: string;
  readonly jobId: string | null;
}

/** A job belongs to a post that shares it, and to no other; such a post may also tell of a job elsewhere. */
const withoutStrayJob = <Post extends Typed>(post: Post): Post =>
  post.type === 'job_sharing' ? post : { ...post, jobId: null };

export const createPostRequestSchema = z.object(written).transform(withoutStrayJob);
export type CreatePostRequest = z.input<typeof createPostRequestSchema>;

export const createDiscussionRequestSchema = z.object({ ...written, category }).transform(withoutStrayJob);
export type CreateDiscussionRequest = z.input<typeof createDiscussionRequestSchema>;

/** Only what changes. */
export const editPostRequestSchema = z.object({
  title: title.optional(),
  content: contentSchema.optional(),
  tags: tags.optional(),
});
export type EditPostRequest = z.input<typeof editPostRequestSchema>;
