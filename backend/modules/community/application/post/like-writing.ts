import type { PostId, ReplyId, UserId } from '#kernel/ids.ts';
import { UNCHANGED } from '../../domain/post/writing.ts';
import { replyNotFound } from './errors.ts';
import type { Contact } from '../access/contact.ts';
import type { PlaceAccess } from './place-access.ts';
import type { PostChanges } from './post-changes.ts';
import type { Likes } from './ports.ts';
import type { ReplyChanges } from './reply-changes.ts';

export interface LikeWritingNeeds {
  readonly posts: PostChanges;
  readonly replies: ReplyChanges;
  readonly access: PlaceAccess;
  readonly contact: Contact;
  readonly likes: Likes;
}

export interface LikedNow {
  readonly liked: boolean;
  readonly likeCount: number;
}

/**
 * Likes a text, or takes the like back: one per person, counted in the same transaction (rules.md#likes).
 * People separated by a block can still take it back.
 */
export class LikeWriting {
  private readonly needs: LikeWritingNeeds;

  constructor(needs: LikeWritingNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `community.not_published` (409), and as `PlaceAccess.toChange` and `Contact.assertOpen` */
  async post(id: PostId, by: UserId): Promise<LikedNow> {
    const { posts, access, contact, likes } = this.needs;
    let liked = false;
    const { likeCount } = await posts.make(id, async (post, at) => {
      await access.toChange(post, post, by);
      post.assertPublished();
      liked = await likes.toggle(by, { postId: id, replyId: null }, at);
      if (liked) await contact.assertOpen('like', by, [post.authorId]);
      post.countLike(liked);
      return UNCHANGED;
    });
    return { liked, likeCount };
  }

  /** @throws as `post` */
  async reply(id: ReplyId, by: UserId): Promise<LikedNow> {
    const { replies, access, contact, likes } = this.needs;
    let liked = false;
    const { likeCount } = await replies.make(id, async (reply, post, at) => {
      await access.toChange(post, reply, by);
      post.assertPublished();
      if (!reply.isPublished) throw replyNotFound();
      liked = await likes.toggle(by, { postId: null, replyId: id }, at);
      if (liked) await contact.assertOpen('like', by, [reply.authorId]);
      reply.countLike(liked);
      return UNCHANGED;
    });
    return { liked, likeCount };
  }
}
