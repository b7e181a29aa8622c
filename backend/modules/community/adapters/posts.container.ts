import { ContainerModule } from 'inversify';
import { ACCOUNT_READER } from '#modules/identity/index.ts';
import { JOBS } from '#modules/jobs/index.ts';
import { LIVE_UPDATES, NOTIFIER } from '#modules/notifications/index.ts';
import { construct, provide, token } from '#platform/container/token.ts';
import {
  CLOCK,
  EVENT_CONSUMERS,
  EVENT_PUBLISHER,
  ORM,
  PERSONAL_DATA,
  PUBLIC_PAGES,
  ROUTES,
  SQL,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import { AcceptAnswer } from '../application/post/accept-answer.ts';
import { EditWriting } from '../application/post/edit-writing.ts';
import { JobsToShare } from '../application/post/jobs-to-share.ts';
import { LikeWriting } from '../application/post/like-writing.ts';
import { ModerateWriting } from '../application/post/moderate-writing.ts';
import { ModeratedPosts } from '../application/post/moderated-posts.ts';
import { ModeratedReplies } from '../application/post/moderated-replies.ts';
import { NotifyThreadPeople } from '../application/post/notify-thread-people.ts';
import { PlaceAccess } from '../application/post/place-access.ts';
import type {
  BoardPostCounts,
  Likes,
  PostRepository,
  ReplyRepository,
  SharedJobs,
  TextEdits,
} from '../application/post/ports.ts';
import { PostChanges } from '../application/post/post-changes.ts';
import type { PostQueries, PostsForModerator } from '../application/post/post-queries.ts';
import { type PersonalPostRecords, PostsPersonalData } from '../application/post/posts-personal-data.ts';
import { PublishPost } from '../application/post/publish-post.ts';
import { PublishReply } from '../application/post/publish-reply.ts';
import { ReadPosts } from '../application/post/read-posts.ts';
import { RefreshThreads } from '../application/post/refresh-threads.ts';
import { RemoveWriting } from '../application/post/remove-writing.ts';
import { ReplyChanges } from '../application/post/reply-changes.ts';
import { TextWriter } from '../application/post/text-writer.ts';
import { WritingReaders } from '../application/post/writing-readers.ts';
import {
  BLOCKS,
  COMMUNITY,
  CONTACT,
  MODERATED_CONTENT,
  PLACES_TO_POST,
  TEXT_RENDERER,
  WRITING_GUARD,
} from './community.tokens.ts';
import { listPostsRoutes } from './http/post/list-posts.routes.ts';
import { postRoutes } from './http/post/post.routes.ts';
import { replyRoutes } from './http/post/reply.routes.ts';
import { postPages } from './pages/post-pages.ts';
import { MikroPostRepository, MikroReplyRepository } from './persistence/post/mikro-post-repositories.ts';
import { SqlCommunity } from './persistence/post/sql-community.ts';
import { SqlBoardPostCounts, SqlLikes, SqlTextEdits } from './persistence/post/sql-post-records.ts';
import { SqlPersonalPosts } from './persistence/post/sql-personal-posts.ts';
import { SqlPostQueries } from './persistence/post/sql-post-queries.ts';
import { SqlThreadPeople } from './persistence/post/sql-thread-people.ts';
import { SqlPostsForModerator } from './persistence/post/sql-posts-for-moderator.ts';
import { notifyThreadPeopleConsumer, refreshThreadsConsumer } from './queue/thread-consumers.ts';

const POSTS = token<PostRepository>('community.posts');
const REPLIES = token<ReplyRepository>('community.replies');
const QUERIES = token<PostQueries>('community.post_queries');
const FOR_MODERATOR = token<PostsForModerator>('community.posts_for_moderator');
const LIKES = token<Likes>('community.likes');
const EDITS = token<TextEdits>('community.text_edits');
const PERSONAL_POSTS = token<PersonalPostRecords>('community.personal_posts');
const COUNTS = token<BoardPostCounts>('community.board_post_counts');
const SHARED_JOBS = token<SharedJobs>('community.shared_jobs');
const ACCESS = token<PlaceAccess>('community.place_access');
const WRITER = token<TextWriter>('community.text_writer');
const POST_CHANGES = token<PostChanges>('community.post_changes');
const REPLY_CHANGES = token<ReplyChanges>('community.reply_changes');
const READ_POSTS = token<ReadPosts>('community.read_posts');
const READERS = token<WritingReaders>('community.writing_readers');
const PUBLISH_POST = token<PublishPost>('community.publish_post');
const PUBLISH_REPLY = token<PublishReply>('community.publish_reply');
const EDIT_WRITING = token<EditWriting>('community.edit_writing');
const REMOVE_WRITING = token<RemoveWriting>('community.remove_writing');
const LIKE_WRITING = token<LikeWriting>('community.like_writing');
const MODERATE_WRITING = token<ModerateWriting>('community.moderate_writing');
const ACCEPT_ANSWER = token<AcceptAnswer>('community.accept_answer');

const changed = { posts: POST_CHANGES, replies: REPLY_CHANGES, access: ACCESS };
const among = { access: ACCESS, contact: CONTACT };
const transacted = { unitOfWork: UNIT_OF_WORK, posts: POSTS, clock: CLOCK };

/** Repositories and use cases of posts, replies, and likes. */
export const postsContainer = new ContainerModule(({ bind }) => {
  construct(bind, POSTS, MikroPostRepository, [ORM, EVENT_PUBLISHER]);
  construct(bind, REPLIES, MikroReplyRepository, { orm: ORM, sql: SQL, events: EVENT_PUBLISHER });
  construct(bind, QUERIES, SqlPostQueries, [SQL]);
  construct(bind, COMMUNITY, SqlCommunity, [SQL]);
  construct(bind, FOR_MODERATOR, SqlPostsForModerator, [SQL]);
  construct(bind, LIKES, SqlLikes, [SQL]);
  construct(bind, EDITS, SqlTextEdits, [SQL]);
  construct(bind, PERSONAL_POSTS, SqlPersonalPosts, [SQL]);
  construct(bind, COUNTS, SqlBoardPostCounts, [SQL]);
  construct(bind, SHARED_JOBS, JobsToShare, [JOBS]);
  construct(bind, ACCESS, PlaceAccess, [PLACES_TO_POST]);
  construct(bind, WRITER, TextWriter, [TEXT_RENDERER, WRITING_GUARD]);
  construct(bind, POST_CHANGES, PostChanges, { ...transacted, counts: COUNTS });
  construct(bind, REPLY_CHANGES, ReplyChanges, { ...transacted, replies: REPLIES });
  construct(bind, READERS, WritingReaders, [QUERIES, ACCESS]);
  construct(bind, READ_POSTS, ReadPosts, [QUERIES, ACCESS, CONTACT]);
});

export const postUseCasesContainer = new ContainerModule(({ bind }) => {
  construct(bind, PUBLISH_POST, PublishPost, {
    ...transacted,
    access: ACCESS,
    writer: WRITER,
    counts: COUNTS,
    jobs: SHARED_JOBS,
  });
  construct(bind, PUBLISH_REPLY, PublishReply, {
    ...transacted,
    ...among,
    writer: WRITER,
    replies: REPLIES,
  });
  construct(bind, EDIT_WRITING, EditWriting, { ...changed, contact: CONTACT, writer: WRITER, edits: EDITS });
  construct(bind, REMOVE_WRITING, RemoveWriting, changed);
  construct(bind, LIKE_WRITING, LikeWriting, { ...changed, contact: CONTACT, likes: LIKES });
  construct(bind, MODERATE_WRITING, ModerateWriting, changed);
  construct(bind, ACCEPT_ANSWER, AcceptAnswer, { posts: POST_CHANGES, replies: REPLIES, ...among });
  construct(bind, PERSONAL_DATA, PostsPersonalData, {
    posts: POST_CHANGES,
    replies: REPLY_CHANGES,
    records: PERSONAL_POSTS,
    likes: LIKES,
  });
  construct(bind, MODERATED_CONTENT, ModeratedPosts, [FOR_MODERATOR, POST_CHANGES, READERS]);
  construct(bind, MODERATED_CONTENT, ModeratedReplies, [FOR_MODERATOR, REPLY_CHANGES, READERS]);
});

export const postRoutesContainer = new ContainerModule(({ bind }) => {
  provide(bind, PUBLIC_PAGES, postPages, [READ_POSTS]);
  provide(bind, ROUTES, (reading, publish) => listPostsRoutes({ reading, publish }), [
    READ_POSTS,
    PUBLISH_POST,
  ]);
  provide(
    bind,
    ROUTES,
    (reading, edit, remove, like, moderate, answer) =>
      postRoutes({ reading, edit, remove, like, moderate, answer }),
    [READ_POSTS, EDIT_WRITING, REMOVE_WRITING, LIKE_WRITING, MODERATE_WRITING, ACCEPT_ANSWER],
  );
  provide(
    bind,
    ROUTES,
    (reading, publish, edit, remove, like, moderate) =>
      replyRoutes({ reading, publish, edit, remove, like, moderate }),
    [READ_POSTS, PUBLISH_REPLY, EDIT_WRITING, REMOVE_WRITING, LIKE_WRITING, MODERATE_WRITING],
  );
});

export const postConsumersContainer = new ContainerModule(({ bind }) => {
  provide(
    bind,
    EVENT_CONSUMERS,
    (notifier, posts, places, blocks, accounts) =>
      notifyThreadPeopleConsumer(new NotifyThreadPeople({ notifier, posts, places, blocks, accounts })),
    [NOTIFIER, QUERIES, PLACES_TO_POST, BLOCKS, ACCOUNT_READER],
  );
  provide(
    bind,
    EVENT_CONSUMERS,
    (sql, live) => refreshThreadsConsumer(new RefreshThreads(new SqlThreadPeople(sql), live)),
    [SQL, LIVE_UPDATES],
  );
});
