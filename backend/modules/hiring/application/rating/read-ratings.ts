import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Page } from '#kernel/page.ts';
import type { RatedPerson, RatingQueries } from './rating-store.ts';

type Rows = Awaited<ReturnType<RatingQueries['ofPerson']>>;

/** Ratings of a person, for people who have to decide about them. */
export class ReadRatings {
  private readonly queries: RatingQueries;

  constructor(queries: RatingQueries) {
    this.queries = queries;
  }

  /** @throws DomainError `hiring.person_not_found` */
  async of(id: UserId, reader: UserId | null, page: Page): Promise<{ person: RatedPerson; rows: Rows }> {
    const person = await this.queries.person(id);
    if (!person)
      throw new DomainError('hiring.person_not_found', 'not_found', 'This person is not here anymore');
    return { person, rows: await this.queries.ofPerson(id, reader, page) };
  }
}
