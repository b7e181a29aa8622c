import type { UserId } from '#kernel/ids.ts';
import type { CommunityHit } from '../../contract/search/search-community.ts';
import type { SearchKind } from '../../contract/vocabulary/search-kinds.ts';
import { searchWords, wholeWords } from '../../domain/search/search-words.ts';
import type { Blocks } from '../writing/writing-guard.ts';

/** How well something fits: the title has all the words, the text has them, or it only begins like them. */
export const HIT_TIERS = [0, 1, 2] as const;
export type HitTier = (typeof HIT_TIERS)[number];

/** The last hit of a page. */
export interface HitKey {
  readonly tier: HitTier;
  readonly id: string;
}

export interface RankedHit {
  readonly hit: CommunityHit;
  readonly tier: HitTier;
}

export interface RequestedHits {
  /** The result of `searchWords`; at least one. */
  readonly words: readonly string[];
  /** The same without beginnings. */
  readonly whole: readonly string[];
  readonly tier: HitTier;
  /** Null for a visitor. */
  readonly reader: UserId | null;
  /** Authors whose texts are left out. */
  readonly without: readonly UserId[];
  /** The id of the last hit before these; null for the first ones of a tier. */
  readonly after: string | null;
  readonly limit: number;
}

/** Finds hits of one kind. Each kind has one source. */
export interface HitSource {
  /** Only what the reader may read where it is and fits like this, newest first: ids are in the order in which things were made. */
  find(asked: RequestedHits): Promise<readonly CommunityHit[]>;
}

interface SearchCommunityNeeds {
  readonly sources: Readonly<Record<SearchKind, HitSource>>;
  readonly blocks: Blocks;
}

interface CommunitySearch extends Pick<RequestedHits, 'reader' | 'limit'> {
  readonly typed: string;
  readonly kinds: readonly SearchKind[];
  /** The last hit of the page before; null for the first page. */
  readonly after: HitKey | null;
}

/** Searches people's texts (rules.md#community-search). */
export class SearchCommunity {
  private readonly needs: SearchCommunityNeeds;

  constructor(needs: SearchCommunityNeeds) {
    this.needs = needs;
  }

  /** The best matches of all kinds, newest first within a tier, up to `limit`. */
  async run({ typed, kinds, reader, after, limit }: CommunitySearch): Promise<readonly RankedHit[]> {
    const words = searchWords(typed);
    if (words.length === 0) return [];
    const whole = wholeWords(words);
    const without = reader === null ? [] : await this.needs.blocks.around(reader);
    const found: RankedHit[] = [];
    for (const tier of tiersFrom(after, words)) {
      const asked = { words, whole, tier, reader, without, limit: limit - found.length };
      const hits = await this.ofTier(kinds, { ...asked, after: after?.tier === tier ? after.id : null });
      found.push(...hits.map((hit) => ({ hit, tier })));
      if (found.length >= limit) break;
    }
    return found;
  }

  private async ofTier(kinds: readonly SearchKind[], asked: RequestedHits): Promise<readonly CommunityHit[]> {
    const found: CommunityHit[] = [];
    for (const kind of kinds) found.push(...(await this.needs.sources[kind].find(asked)));
    return found.sort((one, other) => (one.id < other.id ? 1 : -1)).slice(0, asked.limit);
  }
}

/** Without a beginning among the words nothing is in the last one. */
function tiersFrom(after: HitKey | null, words: readonly string[]): readonly HitTier[] {
  const hasBeginning = words.some((word) => word.includes('*'));
  return HIT_TIERS.filter((tier) => tier >= (after?.tier ?? 0) && (tier < 2 || hasBeginning));
}
