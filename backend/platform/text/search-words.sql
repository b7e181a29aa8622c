-- The searchable words of a text. Part of every definition that indexes texts, so a change here also renews their indexes.

create or replace function plain_text(given text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, normalize(given, NFC)));

-- PostgreSQL takes "framer/carpenter" for a file and "sr.electrician" for a host. So every sign becomes a space, and a word
-- with signs inside is added without them: "A/C" is found by "ac", "co-op" by "coop", "O'Neil" by "oneil". Longer ones
-- are addresses (rules.md#searched-words). In a chain, each part between slashes is added without its other signs, and a
-- part of one letter with its neighbors: "Welder/T.I.G." is found by "tig", "Plumber/A/C" by "ac". Soft hyphens and
-- zero-width characters are in no word.
create or replace function search_text(given text) returns text
  language sql immutable strict parallel safe
  begin atomic
    with composed as (
      select translate(normalize(given, NFC), U&'\2010\2011\2018\2019\02BC\00AD\200B\200C\200D\2060\FEFF', '--''''''') as words)
    select translate(words, '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32))
      || coalesce((
        select string_agg(' ' || translate(word[1], '/.&-''', ''), '')
        from regexp_matches(words, '([^\s!-/:-@[-`{-~]+(?:[/.&''-][^\s!-/:-@[-`{-~]+)+)', 'g') word
        where length(word[1]) <= 20), '')
      || coalesce((
        select string_agg(' ' || part || next, '')
        from regexp_matches(words, '([^\s!-/:-@[-`{-~]+(?:[/.&''-][^\s!-/:-@[-`{-~]+){2,})', 'g') chain,
          lateral (select part, lead(part) over (order by at) as next
            from regexp_split_to_table(chain[1], '[/.&''-]') with ordinality parts (part, at)) pairs
        where length(chain[1]) <= 40 and least(length(part), length(next)) = 1), '')
      || coalesce((
        select string_agg(' ' || translate(part, '.&-''', ''), '')
        from regexp_split_to_table(words, '[\s/]+') part where part ~ '\S[.&''-]\S' and length(part) <= 20), '')
    from composed;
  end;

-- Leaves out small words of one language that the other language's stemmer takes for content.
create or replace function both_languages(given text) returns tsvector
  language sql immutable strict parallel safe
  return ts_delete(to_tsvector('public.crewvine_en'::regconfig, search_text(given)),
      '{de,del,la,las,el,los,y,en,con,para,por,un,una,su,se,que,al,es,o,no}'::text[])
    || ts_delete(to_tsvector('public.crewvine_es'::regconfig, search_text(given)),
      '{the,and,for,with,you,your,our,we,to,of,in,on,is,ar,at,or,an,as,by,from,this,will,it,be,hav,must}'::text[]);
