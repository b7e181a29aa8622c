-- The search words of posts, boards, and events: columns that PostgreSQL generates from these functions.
-- If a statement here changes, the next start runs all of them and renews the words of existing rows.

-- The words of a text without tags and entities: "R&D" and not "R&amp;D".
create or replace function html_text(html text) returns text
  language sql immutable strict parallel safe
  return replace(replace(replace(replace(replace(html_words(html),
    '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&');

-- A post has its language; a text without one is read in both.
create or replace function post_document(title text, html text, language text) returns tsvector
  language sql immutable strict parallel safe
  return case language
    when 'es' then to_tsvector('public.crewvine_es'::regconfig, search_text(title || ' ' || html_text(html)))
    else to_tsvector('public.crewvine_en'::regconfig, search_text(title || ' ' || html_text(html))) end;

-- Matches words that begin like a word that is still being typed. The stem of a whole word ("harness" is "har") would find
-- other words ("hardscape"), so it counts as the beginning only if it leaves out no more than an ending.
create or replace function begun_word(word text, stem tsquery) returns tsquery
  language sql immutable strict parallel safe
  return case
    when length(stem::text) - 2 >= greatest(4, length(word) - 3) then (stem::text || ':*')::tsquery
    else (quote_literal(plain_text(word)) || ':*')::tsquery end;

-- The rank of a row: 0 if its title has all the words, 1 if its text has them, 2 if it only begins like them.
create or replace function hit_tier(title text, search_words tsvector, whole tsquery) returns integer
  language sql immutable parallel safe
  return case when both_languages(title) @@ whole then 0 when search_words @@ whole then 1 else 2 end;

-- Requires all of the words, each in any of its forms ('|'), in one language or the other; '*' at the end of one also finds beginnings.
create or replace function search_query(words text[]) returns tsquery
  language plpgsql immutable strict parallel safe as $$
  declare
    configuration regconfig;
    word text;
    name text;
    one tsquery;
    any_name tsquery;
    asked tsquery;
    found tsquery;
  begin
    foreach configuration in array array['public.crewvine_en', 'public.crewvine_es']::regconfig[] loop
      asked := null;
      foreach word in array words loop
        any_name := null;
        foreach name in array string_to_array(word, '|') loop
          one := plainto_tsquery(configuration, search_text(rtrim(name, '*')));
          continue when numnode(one) = 0;
          if numnode(one) = 1 and name like '%*' then one := one || begun_word(rtrim(name, '*'), one); end if;
          any_name := coalesce(any_name || one, one);
        end loop;
        asked := coalesce(asked && any_name, any_name, asked);
      end loop;
      found := coalesce(found || asked, asked, found);
    end loop;
    return found;
  end $$;

-- The parts of a long text that contain matches. Characters that no text contains mark the matches. If the language is unknown,
-- the one that matches is used. "Framer/Carpenter" is split for this and joined again.
create or replace function marked_words(given text, asked tsquery, language text) returns text
  language plpgsql immutable parallel safe as $$
  declare
    apart text := regexp_replace(translate(given, chr(1) || chr(2) || chr(3), ''), '(?<=[^\s])([/.&-])(?=[^\s])',
      ' ' || chr(1) || '\1' || chr(1) || ' ', 'g');
    around text := format('StartSel="%s", StopSel="%s", %s', chr(2), chr(3),
      case when length(given) <= 240 then 'HighlightAll=true'
        else 'MaxFragments=2, MaxWords=24, MinWords=10, FragmentDelimiter=" … "' end);
    found text;
  begin
    if language is distinct from 'es' then
      found := ts_headline('public.crewvine_en'::regconfig, apart, asked, around);
    end if;
    if language = 'es' or (language is null and position(chr(2) in found) = 0) then
      found := ts_headline('public.crewvine_es'::regconfig, apart, asked, around);
    end if;
    return translate(regexp_replace(found, ' ?' || chr(1) || '([/.&-])' || chr(1) || ' ?', '\1', 'g'), chr(1), '');
  end $$;
