import { addHours, type Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import { eachAlone, type DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Notifier } from '#modules/notifications/index.ts';
import type { JobFilters } from '../../contract/search/jobs-query.ts';
import type { JobCriteria } from './job-search.ts';
import type { JobSearchParser } from './job-search-parser.ts';
import { NEXT_LOOK_HOURS, type SavedSearchId } from './saved-searches.ts';

/** A saved search that is due. */
export interface DueSearch {
  readonly id: SavedSearchId;
  readonly userId: UserId;
  readonly name: string;
  readonly query: JobFilters;
  /** Some of its filters are no longer understood, so it would find more than requested. */
  readonly isOutdated: boolean;
  /** Jobs that were listed before have been looked at. */
  readonly since: Date;
}

export interface NewJob {
  readonly title: string;
  readonly company: string;
}

export interface NewJobs {
  readonly count: number;
  /** The first few: featured ones before the rest, then the newest. */
  readonly first: readonly NewJob[];
}

export interface DueSearches {
  /** Longest due first. */
  due(now: Date, limit: number): Promise<readonly SavedSearchId[]>;
  /** (tx) Locked; null when it is no longer due, or another worker has it. */
  take(id: SavedSearchId, now: Date): Promise<DueSearch | null>;
  /**
   * (tx) Claims the jobs listed in the period for an alert. Each job is claimed once, with any number of
   * callers and calls.
   */
  claim(due: DueSearch, search: JobCriteria, until: Date): Promise<NewJobs>;
  /** (tx) */
  looked(due: DueSearch, times: { readonly until: Date; readonly dueAt: Date }): Promise<void>;
}

const NO_JOBS: NewJobs = { count: 0, first: [] };
const AT_ONCE = 100;
/** At most one message a day and search. */
const AFTER_MESSAGE_HOURS = 24;

interface SendJobAlertsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly searches: DueSearches;
  readonly parser: JobSearchParser;
  readonly notifier: Notifier;
  readonly clock: Clock;
}

/** Notifies users of new jobs that match their saved searches. */
export class SendJobAlerts implements DueWork {
  readonly name = 'hiring.tell_new_jobs';
  private readonly needs: SendJobAlertsNeeds;

  constructor(needs: SendJobAlertsNeeds) {
    this.needs = needs;
  }

  async run(): Promise<number> {
    const due = await this.needs.searches.due(this.needs.clock.now(), AT_ONCE);
    return eachAlone(due, (id) => this.needs.unitOfWork.transaction(() => this.look(id)));
  }

  private async look(id: SavedSearchId): Promise<void> {
    const now = this.needs.clock.now();
    const due = await this.needs.searches.take(id, now);
    if (!due) return;
    const jobs = due.isOutdated ? NO_JOBS : await this.newJobs(due, now);
    if (jobs.count > 0) await this.tell(due, jobs);
    const hours = jobs.count > 0 ? AFTER_MESSAGE_HOURS : NEXT_LOOK_HOURS;
    await this.needs.searches.looked(due, { until: now, dueAt: addHours(now, hours) });
  }

  private async newJobs(due: DueSearch, until: Date): Promise<NewJobs> {
    const { search } = await this.needs.parser.parse({ ...due.query, sort: 'newest' }, { guessPlace: true });
    return this.needs.searches.claim(due, search, until);
  }

  private async tell({ id, userId, name }: DueSearch, { count, first }: NewJobs): Promise<void> {
    const jobTitles = first.map(({ title, company }) => `${title} (${company})`).join(', ');
    const data = { savedSearchId: id, searchName: name, count: String(count), jobTitles };
    await this.needs.notifier.notify({ userId, kind: 'new_jobs', data });
  }
}
