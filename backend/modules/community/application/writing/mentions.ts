import type { AccountReader } from '#modules/identity/index.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Places } from '../access/places.ts';
import type { WritingContext } from './text-renderer.ts';
import type { Blocks } from './writing-guard.ts';

interface MentionsNeeds {
  readonly places: Places;
  readonly accounts: AccountReader;
  readonly blocks: Blocks;
}

/** Whom a text may mention (rules.md#mentions). */
export class Mentions {
  private readonly needs: MentionsNeeds;

  constructor(needs: MentionsNeeds) {
    this.needs = needs;
  }

  /**
   * The names of those among these who may be mentioned. Who may not is missing, whatever the reason: nobody learns from
   * it who has blocked them or reads where.
   */
  async namesOf(ids: readonly UserId[], context: WritingContext): Promise<ReadonlyMap<UserId, string>> {
    const names = new Map<UserId, string>();
    for (const id of ids) {
      const name = await this.nameOf(id, context);
      if (name !== null) names.set(id, name);
    }
    return names;
  }

  private async nameOf(id: UserId, { author, place }: WritingContext): Promise<string | null> {
    if (id === author) return null;
    const person = await this.needs.accounts.person(id);
    if (!person) return null;
    const rights = await this.needs.places.rightsIn(place, id);
    if (!rights?.mayRead || (await this.needs.blocks.standBetween(author, id))) return null;
    return `${person.firstName} ${person.lastName}`.trim();
  }
}
