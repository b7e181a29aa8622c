import type { PostId, ReplyId, UserId } from '#kernel/ids.ts';
import type { Json, PersonalData } from '#kernel/personal-data.ts';
import { UNCHANGED } from '../../domain/post/writing.ts';
import type { PostChanges } from './post-changes.ts';
import type { Likes, WritingId } from './ports.ts';
import type { ReplyChanges } from './reply-changes.ts';

/** A person's data in the post tables. */
export interface PersonalPostRecords {
  copy(userId: UserId): Promise<Json>;
  /** The person's texts that are not deleted. */
  written(
    userId: UserId,
  ): Promise<{ readonly posts: readonly PostId[]; readonly replies: readonly ReplyId[] }>;
  liked(userId: UserId): Promise<readonly WritingId[]>;
  /** (tx) Erases their posts and replies, including earlier versions. */
  eraseTexts(userId: UserId): Promise<void>;
}

export interface PostsPersonalDataNeeds {
  readonly records: PersonalPostRecords;
  readonly posts: PostChanges;
  readonly replies: ReplyChanges;
  readonly likes: Likes;
}

/** Posts, replies and likes of a person. */
export class PostsPersonalData implements PersonalData {
  readonly name = 'posts';
  private readonly needs: PostsPersonalDataNeeds;

  constructor(needs: PostsPersonalDataNeeds) {
    this.needs = needs;
  }

  async collect(userId: UserId): Promise<Json> {
    return this.needs.records.copy(userId);
  }

  /** Deletes like the person would, one after the other, so all counts stay true and a thread can still be read. */
  async erase(userId: UserId): Promise<void> {
    const { records, posts, replies } = this.needs;
    const written = await records.written(userId);
    for (const id of written.replies) await replies.make(id, (reply, _post, at) => reply.remove(at));
    for (const id of written.posts) await posts.make(id, (post, at) => post.remove(at));
    for (const one of await records.liked(userId)) await this.unlike(userId, one);
    await records.eraseTexts(userId);
  }

  private async unlike(userId: UserId, what: WritingId): Promise<void> {
    const { posts, replies, likes } = this.needs;
    if (what.postId !== null) {
      await posts.make(what.postId, async (post, at) => {
        post.countLike(await likes.toggle(userId, what, at));
        return UNCHANGED;
      });
    } else {
      await replies.make(what.replyId, async (reply, _post, at) => {
        reply.countLike(await likes.toggle(userId, what, at));
        return UNCHANGED;
      });
    }
  }
}
