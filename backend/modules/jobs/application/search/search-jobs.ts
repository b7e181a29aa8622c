import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { meantWord } from '../../domain/search/spelling.ts';
import { KNOWN_TRADE_WORDS } from '../../domain/search/trade-words.ts';
import { readSpokenSearch } from '../../domain/search/spoken-search.ts';
import { fold, withoutSmallWords } from '../../domain/search/typed-words.ts';
import { widened } from '../../domain/search/wider-search.ts';
import type { JobFinder, JobSearchPage, JobVocabulary, SearchPosition } from './job-search.ts';
import type { JobSearchParser, JobListQuery } from './job-search-parser.ts';

export interface FoundJobs extends JobSearchPage {
  /** The corrected words; null without a misspelling. */
  readonly corrected: string | null;
}

export interface JobsPage {
  readonly after: SearchPosition | null;
  readonly limit: number;
  readonly isSignedIn: boolean;
}

/** With fewer than these a typing error is looked for. */
const HANDFUL = 5;
const SHORTEST_CORRECTED = 4;

interface RequestedPage extends JobsPage {
  readonly asOf: string;
}

interface SearchJobsNeeds {
  readonly parser: JobSearchParser;
  readonly finder: JobFinder;
  readonly vocabulary: JobVocabulary;
  readonly clock: Clock;
}

/** Visitors look for jobs: exactly first, forgivingly where that finds next to nothing. */
export class SearchJobs {
  private readonly needs: SearchJobsNeeds;

  constructor(needs: SearchJobsNeeds) {
    this.needs = needs;
  }

  async run(asked: JobListQuery, wanted: JobsPage): Promise<FoundJobs> {
    const page = { ...wanted, asOf: this.needs.clock.now().toISOString() };
    const { search, isPlaceGuessed } = await this.needs.parser.parse(asked, { guessPlace: true });
    if (page.after && page.after.order !== search.order) {
      throw new DomainError('hiring.unknown_cursor', 'invalid', 'Unknown cursor', { path: 'cursor' });
    }
    const exact = await this.needs.finder.find({ search, ...page });
    const isEnough =
      page.after !== null || asked.q === null || exact.rows.length >= Math.min(HANDFUL, page.limit);
    if (isEnough) return { ...exact, corrected: null };
    return (
      (await this.withoutGuess(asked, page, isPlaceGuessed && exact.rows.length === 0)) ??
      (await this.meant(asked, page, exact.rows.length)) ?? { ...exact, corrected: null }
    );
  }

  /** The first of the likelier sentences that finds more; nothing is left out while there is anything to show. */
  private async meant(asked: JobListQuery, page: RequestedPage, exactly: number): Promise<FoundJobs | null> {
    const typed = asked.q ?? '';
    const spelled = await this.correct(typed);
    const wider = exactly === 0 ? await this.wider(asked, spelled ?? typed) : [];
    for (const q of [...(spelled === null ? [] : [spelled]), ...wider]) {
      const { search } = await this.needs.parser.parse({ ...asked, q }, { guessPlace: true });
      const found = await this.needs.finder.find({ search, ...page });
      if (found.rows.length > exactly) return { ...found, corrected: q };
    }
    return null;
  }

  /** "Mason" is a town, and a trade. */
  private async withoutGuess(
    asked: JobListQuery,
    page: RequestedPage,
    isWanted: boolean,
  ): Promise<FoundJobs | null> {
    if (!isWanted) return null;
    const { search } = await this.needs.parser.parse(asked, { guessPlace: false });
    const found = await this.needs.finder.find({ search, ...page });
    return found.rows.length > 0 ? { ...found, corrected: null } : null;
  }

  private async wider(asked: JobListQuery, q: string): Promise<readonly string[]> {
    const { search } = await this.needs.parser.parse({ ...asked, q }, { guessPlace: true });
    return widened(q, search.terms);
  }

  /** Replaces every word that no job uses by the most likely one; null if there is none. */
  private async correct(typed: string): Promise<string | null> {
    const words = withoutSmallWords(readSpokenSearch(typed).words).filter(
      (word) => word.length >= SHORTEST_CORRECTED && !KNOWN_TRADE_WORDS.has(word),
    );
    if (words.length === 0) return null;
    const similar = await this.needs.vocabulary.similar(words);
    const meant = new Map<string, string>();
    for (const word of words) {
      const trades = [...KNOWN_TRADE_WORDS].map((known) => ({ word: known, jobs: 0 }));
      const better = meantWord(word, [...(similar.get(word) ?? []), ...trades]);
      if (better) meant.set(word, better);
    }
    if (meant.size === 0) return null;
    return typed.replaceAll(/[\p{L}\p{N}\p{M}]+/gu, (word) => meant.get(fold(word)) ?? word);
  }
}
