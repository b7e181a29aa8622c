import type { DemoApi, DemoPerson } from '../demo-api.ts';
import type { PostedJob } from '../jobs/job-stories.ts';
import { thereBefore, type Member, type Worker } from '../people/people.ts';
import { PLACES } from '../places.ts';
import type { SeededRandom } from '../random.ts';
import { INTRODUCTIONS, SHARED_JOBS, SHORT_REPLIES, type TalkLine } from './talk-lines.ts';
import { TALK_OF_OTHERS } from './talk-of-others.ts';
import { TALK_OF_WORKERS } from './talk-of-workers.ts';
import type { Timeline } from '../story/timeline.ts';

const THREADS = [...TALK_OF_WORKERS, ...TALK_OF_OTHERS];
const HOUR_MS = 3_600_000;
/** The approximate length of a thread. */
const THREAD_HOURS = 60;
const TRADES = ['framing', 'roofing', 'plumbing', 'electrical', 'drywall', 'painting', 'concrete', 'HVAC'];

export interface TalkContext {
  readonly api: DemoApi;
  readonly random: SeededRandom;
  readonly timeline: Timeline;
  readonly people: readonly (Member | Worker)[];
  readonly jobs: readonly PostedJob[];
  readonly now: Date;
  /** A random instant of the half year, with more of them toward the end. */
  readonly someTime: () => Date;
}

interface Talk {
  readonly body: Readonly<Record<string, unknown>>;
  readonly replies: readonly string[];
  /** The job that it shares, if any. */
  readonly job: PostedJob | null;
}

/** Plans forum threads: questions with answers, tips, shared jobs, and introductions. */
export function planTalks(count: number, context: TalkContext): void {
  for (let n = 0; n < count; n += 1) planTalk(n, context);
}

function planTalk(number: number, context: TalkContext): void {
  const { random, now, someTime } = context;
  const at = new Date(Math.min(someTime().getTime(), now.getTime() - HOUR_MS));
  const there = thereBefore(at, context.people);
  if (there.length < 2) return;
  const talk = talkOf(number, at, context);
  const { api, timeline } = context;
  const lane = `talk-${number}`;
  const author = random.pick(there);
  let id = '';
  const say = (after: number, run: () => Promise<unknown>): void => {
    const when = new Date(at.getTime() + after * HOUR_MS);
    if (when < now) timeline.plan(when, lane, async () => void (await run()));
  };
  timeline.plan(at, lane, async () => {
    const body = { ...talk.body, jobId: talk.job?.id() ?? null };
    id = (await api.call('post', '/api/forum/discussions', { as: author, body })).id;
  });
  const others = there.filter((one) => one !== author);
  talk.replies.forEach((content, index) => {
    const by = random.pick(others);
    const after =
      ((index + 1) / (talk.replies.length + 1)) * THREAD_HOURS * random.next() + 0.3 * (index + 1);
    say(after, async () => {
      const reply = await api.call('post', `/api/posts/${id}/replies`, { as: by, body: { content } });
      if (index === 0) await welcome(api, { id, replyId: reply.id, author, isAnswer: isQuestion(talk) });
    });
  });
  const likes = Math.floor(random.next() ** 2 * Math.min(14, others.length));
  for (const by of severalOf(others, likes, random)) {
    say(random.next() * THREAD_HOURS, () => api.call('post', `/api/posts/${id}/like`, { as: by }));
  }
}

interface FirstReply {
  readonly id: string;
  readonly replyId: string;
  readonly author: DemoPerson;
  readonly isAnswer: boolean;
}

/** The author likes the first reply, and marks it if it is an answer. */
async function welcome(api: DemoApi, { id, replyId, author, isAnswer }: FirstReply): Promise<void> {
  await api.call('post', `/api/replies/${replyId}/like`, { as: author });
  if (isAnswer) await api.call('post', `/api/posts/${id}/answer`, { as: author, body: { replyId } });
}

const isQuestion = ({ body, replies }: Talk): boolean => body['type'] === 'question' && replies.length > 0;

/** The written threads first; then jobs that are passed on and people who are new, by turns. */
function talkOf(number: number, at: Date, { random, jobs }: TalkContext): Talk {
  const written = THREADS[number];
  if (written) {
    const { category, type, title, text, tags, replies } = written;
    return { body: { category, type, title, content: text, tags: [...tags] }, replies, job: null };
  }
  const open = jobs.filter(({ postedAt, closedAt }) => postedAt < at && (!closedAt || closedAt > at));
  const job = number % 2 === 0 && open.length > 0 ? random.pick(open) : null;
  const line = random.pick(job ? SHARED_JOBS : INTRODUCTIONS);
  const trade = job ? job.title : random.pick(TRADES);
  const place = job ? job.employer.place.name : random.pick(PLACES).name;
  const replies = severalOf(SHORT_REPLIES, random.between(0, 4), random);
  return { body: { ...filled(line, trade, place), type: job ? 'job_sharing' : 'discussion' }, replies, job };
}

function filled({ category, title, text }: TalkLine, trade: string, place: string) {
  const fill = (words: string): string => words.replaceAll('{trade}', trade).replaceAll('{place}', place);
  return { category, title: fill(title), content: fill(text), location: place };
}

function severalOf<T>(all: readonly T[], count: number, random: SeededRandom): readonly T[] {
  const left = [...all];
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [one] = left.splice(random.between(0, left.length - 1), 1);
    if (one === undefined) throw new Error('Nothing left to pick from');
    return one;
  });
}
