import type { Clock } from '#kernel/clock.ts';
import type { JobId, PostId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PostType } from '../../contract/vocabulary/posts.ts';
import { Post, type PostPlace } from '../../domain/post/post.ts';
import type { Place } from '../access/places.ts';
import { jobNotOpen } from './errors.ts';
import type { PlaceAccess } from './place-access.ts';
import type { BoardPostCounts, PostRepository, SharedJobs } from './ports.ts';
import type { TextWriter } from './text-writer.ts';

/** The input of the post form. */
export interface TypedPost {
  readonly title: string;
  readonly content: string;
  readonly type: PostType;
  readonly jobId: JobId | null;
  readonly tags: readonly string[];
  readonly location: string | null;
}

export interface PublishPostNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: PlaceAccess;
  readonly posts: PostRepository;
  readonly counts: BoardPostCounts;
  readonly jobs: SharedJobs;
  readonly writer: TextWriter;
  readonly clock: Clock;
}

const NOWHERE: PostPlace = { boardId: null, category: null, eventId: null };

function postPlaceOf(place: Place): PostPlace {
  if (place.kind === 'board') return { ...NOWHERE, boardId: place.boardId };
  return place.kind === 'forum'
    ? { ...NOWHERE, category: place.category }
    : { ...NOWHERE, eventId: place.eventId };
}

/** Someone writes a post in a board, in the forum or about an event. */
export class PublishPost {
  private readonly needs: PublishPostNeeds;

  constructor(needs: PublishPostNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `community.job_not_open` (400), and as `PlaceAccess.toPost` and `TextWriter.draft` */
  async run(author: UserId, place: Place, typed: TypedPost): Promise<PostId> {
    const { unitOfWork, access, posts, counts, jobs, writer, clock } = this.needs;
    return unitOfWork.transaction(async () => {
      await access.toPost(place, author);
      if (typed.jobId && !(await jobs.isOpen(typed.jobId))) throw jobNotOpen();
      const draft = await writer.draft({ kind: 'post', author, place, ...typed });
      const { post, count } = Post.write(author, postPlaceOf(place), { ...typed, ...draft }, clock.now());
      await posts.save(post);
      if (post.boardId) await counts.change(post.boardId, count);
      return post.id;
    });
  }
}
