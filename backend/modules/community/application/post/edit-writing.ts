import type { PostId, ReplyId, UserId } from '#kernel/ids.ts';
import { UNCHANGED, type Writing } from '../../domain/post/writing.ts';
import { notPublished } from './errors.ts';
import type { Contact } from '../access/contact.ts';
import { type PlaceAccess, placeOf } from './place-access.ts';
import type { PostChanges } from './post-changes.ts';
import type { TextEdits } from './ports.ts';
import type { ReplyChanges } from './reply-changes.ts';
import type { TextWriter } from './text-writer.ts';

export interface PostEdit {
  readonly title?: string | undefined;
  readonly content?: string | undefined;
  readonly tags?: readonly string[] | undefined;
}

export interface EditWritingNeeds {
  readonly posts: PostChanges;
  readonly replies: ReplyChanges;
  readonly access: PlaceAccess;
  readonly contact: Contact;
  readonly writer: TextWriter;
  readonly edits: TextEdits;
}

/**
 * Lets authors edit their texts. All readers can see versions that were published (rules.md#edit-history).
 */
export class EditWriting {
  private readonly needs: EditWritingNeeds;

  constructor(needs: EditWritingNeeds) {
    this.needs = needs;
  }

  /** A change that changes nothing leaves no trace. @throws as `PlaceAccess.toEdit` and `TextWriter.draft` */
  async ofPost(id: PostId, by: UserId, changes: PostEdit): Promise<void> {
    const { posts, access, writer, edits } = this.needs;
    await posts.make(id, async (post, at) => {
      await access.toEdit(post, post, by);
      const { title, content, contentHtml } = post;
      const next = {
        title: changes.title ?? title,
        content: changes.content ?? content,
        tags: changes.tags ?? post.tags,
      };
      if (next.title === title && next.content === content && next.tags.join() === post.tags.join())
        return UNCHANGED;
      assertNotHidden(post);
      const typed = {
        kind: 'post',
        author: by,
        place: placeOf(post),
        htmlBefore: contentHtml,
        ...next,
      } as const;
      const draft = await writer.draft(typed);
      if (post.isPublished)
        await edits.add({ postId: id, replyId: null }, { title, content, contentHtml }, at);
      return post.edit({ ...draft, ...next }, at);
    });
  }

  /** Rewording a reply says something to who is answered. @throws as `ofPost` and `Contact.assertOpen` */
  async ofReply(id: ReplyId, by: UserId, content: string): Promise<void> {
    const { replies, access, contact, writer, edits } = this.needs;
    await replies.make(id, async (reply, post, at) => {
      await access.toEdit(post, reply, by);
      if (reply.content === content) return UNCHANGED;
      assertNotHidden(reply);
      await contact.assertOpen('reply', by, [post.authorId]);
      const draft = await writer.draft({
        kind: 'reply',
        author: by,
        place: placeOf(post),
        title: null,
        content,
        htmlBefore: reply.contentHtml,
      });
      if (reply.isPublished) await edits.add({ postId: null, replyId: id }, { ...reply, title: null }, at);
      return reply.edit(draft, at);
    });
  }
}

function assertNotHidden({ isHidden }: Writing): void {
  if (isHidden) throw notPublished();
}
