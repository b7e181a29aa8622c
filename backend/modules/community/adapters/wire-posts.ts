import { AcceptAnswer } from '../application/post/accept-answer.ts';
import { EditWriting } from '../application/post/edit-writing.ts';
import { JobsToShare } from '../application/post/jobs-to-share.ts';
import { LikeWriting } from '../application/post/like-writing.ts';
import { ModerateWriting } from '../application/post/moderate-writing.ts';
import { ModeratedPosts } from '../application/post/moderated-posts.ts';
import { ModeratedReplies } from '../application/post/moderated-replies.ts';
import { NotifyThreadPeople } from '../application/post/notify-thread-people.ts';
import { PlaceAccess } from '../application/post/place-access.ts';
import { PostChanges } from '../application/post/post-changes.ts';
import { PostsPersonalData } from '../application/post/posts-personal-data.ts';
import { PublishPost } from '../application/post/publish-post.ts';
import { PublishReply } from '../application/post/publish-reply.ts';
import { ReadPosts } from '../application/post/read-posts.ts';
import { RefreshThreads } from '../application/post/refresh-threads.ts';
import { RemoveWriting } from '../application/post/remove-writing.ts';
import { ReplyChanges } from '../application/post/reply-changes.ts';
import { TextWriter } from '../application/post/text-writer.ts';
import { WritingReaders } from '../application/post/writing-readers.ts';
import type { CommunityBase } from './community-base.ts';
import type { CommunityOutside } from './community-outside.ts';
import { listPostsRoutes } from './http/post/list-posts.routes.ts';
import { postRoutes } from './http/post/post.routes.ts';
import { replyRoutes } from './http/post/reply.routes.ts';
import { postPages } from './pages/post-pages.ts';
import { MikroPostRepository, MikroReplyRepository } from './persistence/post/mikro-post-repositories.ts';
import { SqlPersonalPosts } from './persistence/post/sql-personal-posts.ts';
import { SqlPostQueries } from './persistence/post/sql-post-queries.ts';
import { SqlBoardPostCounts, SqlLikes, SqlTextEdits } from './persistence/post/sql-post-records.ts';
import { SqlPostsForModerator } from './persistence/post/sql-posts-for-moderator.ts';
import { SqlThreadPeople } from './persistence/post/sql-thread-people.ts';

/** Posts, replies, and likes. */
export function wirePosts(outside: CommunityOutside, { places, contact, renderer }: CommunityBase) {
  const { platform, accounts, notifier, live, guard, blocks } = outside;
  const { orm, sql, events, unitOfWork, clock } = platform;
  const posts = new MikroPostRepository(orm, events);
  const replies = new MikroReplyRepository({ orm, sql, events });
  const queries = new SqlPostQueries(sql);
  const counts = new SqlBoardPostCounts(sql);
  const likes = new SqlLikes(sql);
  const jobs = new JobsToShare(outside.jobs);
  const access = new PlaceAccess(places);
  const writer = new TextWriter(renderer, guard);

  const transacted = { unitOfWork, posts, clock };
  const postChanges = new PostChanges({ ...transacted, counts });
  const replyChanges = new ReplyChanges({ ...transacted, replies });
  const changes = { posts: postChanges, replies: replyChanges, access };
  const edit = new EditWriting({ ...changes, contact, writer, edits: new SqlTextEdits(sql) });
  const remove = new RemoveWriting(changes);
  const like = new LikeWriting({ ...changes, contact, likes });
  const moderate = new ModerateWriting(changes);
  const answer = new AcceptAnswer({ posts: postChanges, replies, access, contact });
  const reading = new ReadPosts(queries, access, contact);
  const publishPost = new PublishPost({ ...transacted, access, writer, counts, jobs });
  const publishReply = new PublishReply({ ...transacted, access, contact, writer, replies });
  const forModerator = new SqlPostsForModerator(sql);
  const readers = new WritingReaders(queries, access);
  const records = new SqlPersonalPosts(sql);

  return {
    moderated: [
      new ModeratedPosts(forModerator, postChanges, readers),
      new ModeratedReplies(forModerator, replyChanges, readers),
    ],
    notifyPeople: new NotifyThreadPeople({ notifier, posts: queries, places, blocks, accounts }),
    refreshThreads: new RefreshThreads(new SqlThreadPeople(sql), live),
    publicPages: postPages(reading),
    routes: [
      ...listPostsRoutes({ reading, publish: publishPost }),
      ...postRoutes({ reading, edit, remove, like, moderate, answer }),
      ...replyRoutes({ reading, publish: publishReply, edit, remove, like, moderate }),
    ],
    personalData: [new PostsPersonalData({ posts: postChanges, replies: replyChanges, records, likes })],
  };
}
