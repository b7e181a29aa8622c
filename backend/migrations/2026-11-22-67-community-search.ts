import { Migration } from '@mikro-orm/migrations';

/** The conditions for public content. The search statements use the same words, so that PostgreSQL uses the indexes. */
const SHOWN_POSTS = 'deleted_at is null and not is_hidden and not in_review';
const SHOWN_BOARDS = 'archived_at is null and not is_hidden';
const SHOWN_EVENTS = `status = 'published' and not is_hidden`;

/** Word search in posts, boards, and events, parsed like jobs (rules.md#community-search). */
export class CommunitySearch extends Migration {
  override up(): void {
    this.reading();
    this.asking();
    // A post has a language. Other texts are parsed in both.
    this.document('discussion_posts', `post_document(title, content_html, language)`, SHOWN_POSTS);
    this.document(
      'industry_boards',
      `plain_document(name, description || ' ' || replace(industry, '-', ' ') || ' ' || coalesce(location, ''))`,
      SHOWN_BOARDS,
    );
    this.document(
      'events',
      `plain_document(title, description || ' ' || replace(type, '_', ' ') || ' ' || coalesce(city, '') || ' '
        || coalesce(state, ''))`,
      SHOWN_EVENTS,
    );
  }

  private document(table: string, document: string, shown: string): void {
    this.addSql(
      `alter table ${table} add column search_words tsvector not null generated always as (${document}) stored`,
    );
    // Without a pending list, no search has to read one.
    this.addSql(
      `create index ${table}_search on ${table} using gin (search_words) with (fastupdate = off) where ${shown}`,
    );
  }

  private reading(): void {
    this.addSql(`create function html_words(html text) returns text
      language sql immutable strict parallel safe
      return regexp_replace(html, '<[^>]*>', ' ', 'g')`);
    this.addSql(`create function post_document(title text, html text, language text) returns tsvector
      language sql immutable strict parallel safe
      return case language
        when 'es' then to_tsvector('public.crewvine_es'::regconfig, title || ' ' || html_words(html))
        else to_tsvector('public.crewvine_en'::regconfig, title || ' ' || html_words(html)) end`);
    this.addSql(`create function plain_document(title text, words text) returns tsvector
      language sql immutable strict parallel safe
      return both_languages(title || ' ' || words)`);
  }

  /** All words, in one language or the other. A final '*' also finds longer words. */
  private asking(): void {
    this.addSql(`create function search_query(words text[]) returns tsquery
      language plpgsql immutable strict parallel safe as $$
      declare
        configuration regconfig;
        word text;
        one tsquery;
        asked tsquery;
        found tsquery;
      begin
        foreach configuration in array array['public.crewvine_en', 'public.crewvine_es']::regconfig[] loop
          asked := null;
          foreach word in array words loop
            one := plainto_tsquery(configuration, rtrim(word, '*'));
            continue when numnode(one) = 0;
            if numnode(one) = 1 and word like '%*' then one := (one::text || ':*')::tsquery; end if;
            asked := coalesce(asked && one, one);
          end loop;
          found := coalesce(found || asked, asked, found);
        end loop;
        return found;
      end $$`);
    // Excerpts of a long text around its matches, marked with characters that no text contains. Without a language, uses Spanish if English has no match.
    this.addSql(`create function marked_words(given text, asked tsquery, language text) returns text
      language plpgsql immutable parallel safe as $$
      declare
        around text := format('StartSel="%s", StopSel="%s", %s', chr(2), chr(3),
          case when length(given) <= 240 then 'HighlightAll=true'
            else 'MaxFragments=2, MaxWords=24, MinWords=10, FragmentDelimiter=" … "' end);
        found text;
      begin
        if language is distinct from 'es' then
          found := ts_headline('public.crewvine_en'::regconfig, given, asked, around);
        end if;
        if language = 'es' or (language is null and position(chr(2) in found) = 0) then
          found := ts_headline('public.crewvine_es'::regconfig, given, asked, around);
        end if;
        return found;
      end $$`);
  }
}
