import type { UserId } from '#kernel/ids.ts';
import type { MentionablePerson } from '../../contract/writing/drafts.ts';
import type { Place } from '../access/places.ts';
import type { Blocks } from './writing-guard.ts';

const MOST_OFFERED = 8;

export interface RequestedPeople {
  readonly start: string;
  readonly place: Place;
  /** Not these. */
  readonly without: readonly UserId[];
  readonly limit: number;
}

export interface PeopleOfPlaces {
  /** The names of those of these who have an account and are not suspended. */
  names(ids: readonly UserId[]): Promise<ReadonlyMap<UserId, string>>;
  /**
   * People whose first or last name begins so, and who are known in the place: members of its board, or who wrote there.
   * Never everyone with an account: that would let anyone list them.
   */
  startingWith(asked: RequestedPeople): Promise<readonly MentionablePerson[]>;
}

/** People offered to a writer for a mention (rules.md#mentions). */
export class MentionablePeople {
  private readonly people: PeopleOfPlaces;
  private readonly blocks: Blocks;

  constructor(people: PeopleOfPlaces, blocks: Blocks) {
    this.people = people;
    this.blocks = blocks;
  }

  async find(writer: UserId, place: Place, start: string): Promise<readonly MentionablePerson[]> {
    const without = [writer, ...(await this.blocks.around(writer))];
    return this.people.startingWith({ start, place, without, limit: MOST_OFFERED });
  }
}
