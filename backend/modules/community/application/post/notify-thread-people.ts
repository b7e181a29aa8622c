import type { DomainEvent } from '#kernel/domain-events.ts';
import { asId, type UserId } from '#kernel/ids.ts';
import type { AccountReader } from '#modules/identity/index.ts';
import type { Notification, Notifier } from '#modules/notifications/index.ts';
import type { Places } from '../access/places.ts';
import type { Blocks } from '../writing/writing-guard.ts';
import { placeOf } from './place-access.ts';
import type { PostQueries, PostRow } from './post-queries.ts';

type Told = DomainEvent<
  'community.post_published' | 'community.reply_published' | 'community.answer_accepted'
>;

export interface NotifyThreadPeopleNeeds {
  readonly notifier: Notifier;
  readonly posts: Pick<PostQueries, 'post' | 'reply'>;
  readonly places: Places;
  readonly blocks: Blocks;
  readonly accounts: Pick<AccountReader, 'person'>;
}

/** One notice: its recipient and its words. */
interface Notice {
  readonly userId: string;
  readonly kind:
    | 'post_replied'
    | 'reply_quoted'
    | 'mentioned_in_post'
    | 'mentioned_in_reply'
    | 'answer_accepted';
}

interface ThreadNotice {
  readonly post: PostRow;
  /** Empty if it is about the post itself. */
  readonly replyId: string;
  /** The person who acted. */
  readonly by: UserId;
  readonly notices: readonly Notice[];
}

/**
 * Notifies people of replies, mentions, and thanks if the text still exists and they may read it
 * (rules.md#thread-notices).
 */
export class NotifyThreadPeople {
  private readonly needs: NotifyThreadPeopleNeeds;

  constructor(needs: NotifyThreadPeopleNeeds) {
    this.needs = needs;
  }

  async run(event: Told): Promise<void> {
    const notice = await this.noticeOf(event);
    const speaker = notice && (await this.needs.accounts.person(notice.by));
    if (!notice || !speaker) return;
    const personName = `${speaker.firstName} ${speaker.lastName}`.trim();
    const told = new Set<string>([notice.by]);
    for (const { userId, kind } of notice.notices) {
      if (told.has(userId)) continue;
      told.add(userId);
      if (await this.mayHear(asId(userId), notice)) await this.tell(asId(userId), kind, notice, personName);
    }
  }

  private async tell(
    userId: UserId,
    kind: Notice['kind'],
    { post, replyId }: ThreadNotice,
    personName: string,
  ): Promise<void> {
    const facts = { postId: post.id, boardId: post.boardId ?? '', postTitle: post.title, personName };
    const notification: Notification =
      kind === 'mentioned_in_post'
        ? { userId, kind, data: facts }
        : { userId, kind, data: { ...facts, replyId } };
    await this.needs.notifier.notify(notification);
  }

  /** Null if the text can no longer be read. */
  private async noticeOf({ name, payload }: Told): Promise<ThreadNotice | null> {
    const { posts } = this.needs;
    const post = await posts.post(asId(payload.postId), null);
    if (post?.state !== 'published' || post.eventId) return null;
    if (name === 'community.post_published') {
      const notices = payload.mentioned.map((userId) => ({ userId, kind: 'mentioned_in_post' }) as const);
      return { post, replyId: '', by: asId(payload.authorId), notices };
    }
    const reply = await posts.reply(asId(payload.replyId), null);
    if (reply?.state !== 'published') return null;
    const { replyId } = payload;
    if (name === 'community.answer_accepted') {
      if (post.acceptedReplyId !== replyId) return null;
      const notices = [{ userId: payload.authorId, kind: 'answer_accepted' }] as const;
      return { post, replyId, by: asId(post.author.id), notices };
    }
    const { quote } = reply;
    const notices: Notice[] = [
      ...(quote ? [{ userId: quote.author.id, kind: 'reply_quoted' } as const] : []),
      ...payload.mentioned.map((userId) => ({ userId, kind: 'mentioned_in_reply' }) as const),
      { userId: post.author.id, kind: 'post_replied' },
    ];
    return { post, replyId, by: asId(payload.authorId), notices };
  }

  private async mayHear(userId: UserId, { post, by }: ThreadNotice): Promise<boolean> {
    const { accounts, places, blocks } = this.needs;
    if (!(await accounts.person(userId))) return false;
    const rights = await places.rightsIn(placeOf(post), userId);
    return rights !== null && rights.mayRead && !(await blocks.isSilenced(by, userId));
  }
}
