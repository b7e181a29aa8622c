import type { UserId } from '#kernel/ids.ts';
import type { Places } from '../access/places.ts';
import type { PeopleOfPlaces } from './mentionable-people.ts';
import type { WritingContext } from './text-renderer.ts';
import type { Blocks } from './writing-guard.ts';

interface MentionsNeeds {
  readonly places: Places;
  readonly people: PeopleOfPlaces;
  readonly blocks: Blocks;
}

/** People a text may mention (rules.md#mentions). */
export class Mentions {
  private readonly needs: MentionsNeeds;

  constructor(needs: MentionsNeeds) {
    this.needs = needs;
  }

  /**
   * Names of the people who may be mentioned. All others are left out without a reason, which would reveal
   * blocks and memberships.
   */
  async namesOf(ids: readonly UserId[], context: WritingContext): Promise<ReadonlyMap<UserId, string>> {
    if (ids.length === 0) return new Map();
    const names = new Map(await this.needs.people.names(ids));
    for (const id of names.keys()) if (!(await this.mayName(id, context))) names.delete(id);
    return names;
  }

  private async mayName(id: UserId, { author, place }: WritingContext): Promise<boolean> {
    if (id === author) return false;
    const rights = await this.needs.places.rightsIn(place, id);
    return rights?.mayRead === true && !(await this.needs.blocks.standBetween(author, id));
  }
}
