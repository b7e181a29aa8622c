import { Migration } from '@mikro-orm/migrations';

/** What everyone may come across; the statements of the search say it in the same words, so that the indexes are taken. */
const SHOWN_POSTS = 'deleted_at is null and not is_hidden and not in_review';
const SHOWN_BOARDS = 'archived_at is null and not is_hidden';
const SHOWN_EVENTS = `status = 'published' and not is_hidden`;

/** Looking for words in posts, boards and events, read as jobs are (rules.md#community-search). */
export class CommunitySearch extends Migration {
  override up(): void {
    this.reading();
    this.asking();
    // A post knows its language; what has none is read in both.
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
    // Without a waiting list a search never reads one.
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

  /** All of the words, in one language or the other; '*' at the end of one finds beginnings, too. */
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
    // Of a long text the parts where something was found. Signs that no text has are around what was found; where the language is not known, the one that finds something.
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
