import type { UserId } from '#kernel/ids.ts';
import type { CommunityHit } from '../../contract/search/search-community.ts';
import type { SearchKind } from '../../contract/vocabulary/search-kinds.ts';
import { searchWords } from '../../domain/search/search-words.ts';
import type { Blocks } from '../writing/writing-guard.ts';

export interface AskedHits {
  /** As `searchWords` gives them; at least one. */
  readonly words: readonly string[];
  /** Null for a visitor. */
  readonly reader: UserId | null;
  /** What they wrote is not found. */
  readonly without: readonly UserId[];
  /** The id of the last hit of the page before; null for the first page. */
  readonly after: string | null;
  readonly limit: number;
}

/** What can be found of one kind. Each kind has one. */
export interface HitSource {
  /** Only what the reader may read where it is, newest first: ids are in the order in which things were made. */
  find(asked: AskedHits): Promise<readonly CommunityHit[]>;
}

interface SearchCommunityNeeds {
  readonly sources: Readonly<Record<SearchKind, HitSource>>;
  readonly blocks: Blocks;
}

interface CommunitySearch extends Pick<AskedHits, 'reader' | 'after' | 'limit'> {
  readonly typed: string;
  readonly kinds: readonly SearchKind[];
}

/** Looks for words in what people wrote (rules.md#community-search). */
export class SearchCommunity {
  private readonly needs: SearchCommunityNeeds;

  constructor(needs: SearchCommunityNeeds) {
    this.needs = needs;
  }

  /** The newest of all kinds together, up to `limit`. */
  async run({ typed, kinds, ...asked }: CommunitySearch): Promise<readonly CommunityHit[]> {
    const words = searchWords(typed);
    if (words.length === 0) return [];
    const { reader, limit } = asked;
    const without = reader === null ? [] : await this.needs.blocks.around(reader);
    const found: CommunityHit[] = [];
    for (const kind of kinds) {
      found.push(...(await this.needs.sources[kind].find({ ...asked, words, without })));
    }
    return found.sort((one, other) => (one.id < other.id ? 1 : -1)).slice(0, limit);
  }
}
