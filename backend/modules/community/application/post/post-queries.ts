import type { BoardId, EventId, PostId, ReplyId, UserId } from '#kernel/ids.ts';
import type {
  ForumCategory,
  PostOrder,
  PostType,
  ReplyOrder,
  WritingState,
} from '../../contract/vocabulary/posts.ts';
import type { ContentForModerator } from '../moderation/moderated-content.ts';

export interface AuthorRow {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly profileImageUrl: string | null;
}

export interface SharedJobRow {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly payRate: string;
  readonly referralBonus: string;
  readonly isActive: boolean;
  readonly referralCode: string | null;
}

/** A post or a reply with all its stored fields; the presenter decides which of them the reader sees. */
export interface WritingRow {
  readonly id: string;
  readonly author: AuthorRow;
  readonly content: string;
  readonly html: string;
  readonly likeCount: number;
  readonly userHasLiked: boolean;
  readonly state: WritingState;
  readonly reason: string | null;
  readonly hiddenByBoard: boolean;
  readonly editedAt: string | null;
  readonly createdAt: string;
}

export interface PostRow extends WritingRow {
  readonly boardId: BoardId | null;
  readonly category: ForumCategory | null;
  readonly eventId: EventId | null;
  readonly title: string;
  readonly type: PostType;
  readonly job: SharedJobRow | null;
  readonly tags: readonly string[];
  readonly location: string | null;
  readonly replyCount: number;
  readonly lastReply: { readonly author: WritingRow['author']; readonly createdAt: string } | null;
  readonly isPinned: boolean;
  readonly isLocked: boolean;
  readonly acceptedReplyId: string | null;
  readonly lastActivityAt: string;
}

export interface ReplyRow extends WritingRow {
  readonly postId: PostId;
  readonly quote: {
    readonly replyId: string;
    readonly author: AuthorRow;
    /** The beginning of it is shown. */
    readonly html: string;
    readonly state: WritingState;
  } | null;
}

/** Where a page of posts ends: whether its last row is pinned, what it is sorted by (a text of the database), and its id. */
export interface PostKey {
  readonly order: PostOrder;
  readonly isPinned: boolean;
  readonly by: string;
  readonly id: string;
}

export interface PostPage {
  readonly order: PostOrder;
  readonly limit: number;
  readonly after: PostKey | null;
}

export interface ListedPost {
  readonly post: PostRow;
  readonly key: PostKey;
}

export interface ReplyPage {
  readonly order: ReplyOrder;
  readonly limit: number;
  /** The id of the last row of the page before. */
  readonly after: string | null;
}

/** The reader of a list. Authors see their own texts in review; moderators see all of them. */
export interface Reader {
  readonly id: UserId | null;
  readonly moderates: boolean;
}

export interface EditRow {
  readonly title: string | null;
  readonly html: string;
  readonly replacedAt: string;
}

/** Reads posts and replies for screens. A list has one extra row if more follow. */
export interface PostQueries {
  inBoard(boardId: BoardId, page: PostPage, reader: Reader): Promise<readonly ListedPost[]>;
  /** Null is the whole forum. */
  inForum(category: ForumCategory | null, page: PostPage, reader: Reader): Promise<readonly ListedPost[]>;
  post(id: PostId, readerId: UserId | null): Promise<PostRow | null>;
  replies(postId: PostId, page: ReplyPage, reader: Reader): Promise<readonly ReplyRow[]>;
  reply(id: ReplyId, readerId: UserId | null): Promise<ReplyRow | null>;
  editsOfPost(id: PostId): Promise<readonly EditRow[]>;
  editsOfReply(id: ReplyId): Promise<readonly EditRow[]>;
}

/** Posts and replies as a Crewvine moderator sees them. */
export interface PostsForModerator {
  postForModerator(id: PostId): Promise<ContentForModerator | null>;
  replyForModerator(id: ReplyId): Promise<ContentForModerator | null>;
}
