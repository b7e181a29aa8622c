import type { BoardId, JobId, PostId, ReplyId, UserId } from '#kernel/ids.ts';
import type { Post } from '../../domain/post/post.ts';
import type { Reply } from '../../domain/post/reply.ts';
import type { CountChange } from '../../domain/post/writing.ts';

/** (tx) Storing a post publishes the events that it has collected. */
export interface PostRepository {
  /** Locked until the end of the transaction. */
  find(id: PostId): Promise<Post | null>;
  save(post: Post): Promise<void>;
}

/** (tx) A reply is locked after its post, never before. */
export interface ReplyRepository {
  /** The post that a reply is of; locks nothing. */
  postOf(id: ReplyId): Promise<PostId | null>;
  /** Locked until the end of the transaction. */
  find(id: ReplyId): Promise<Reply | null>;
  save(reply: Reply): Promise<void>;
}

/** A post or a reply to like or to edit. */
export type WritingId =
  | { readonly postId: PostId; readonly replyId: null }
  | { readonly postId: null; readonly replyId: ReplyId };

/** (tx) Likes, one per person and text. The caller locks the text first. */
export interface Likes {
  /** Likes it, or takes the like back; true when the person likes it now. */
  toggle(person: UserId, what: WritingId, at: Date): Promise<boolean>;
}

/** (tx) Earlier versions of texts. */
export interface TextEdits {
  add(
    what: WritingId,
    earlier: { title: string | null; content: string; contentHtml: string },
    at: Date,
  ): Promise<void>;
}

/** (tx) How many posts of a board others can read. */
export interface BoardPostCounts {
  change(boardId: BoardId, by: CountChange): Promise<void>;
}

/** (tx) */
export interface SharedJobs {
  isOpen(id: JobId): Promise<boolean>;
}
