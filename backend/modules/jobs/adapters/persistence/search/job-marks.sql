-- The search marks of a job. `search-marks.ts` requires these marks; `search-marks.test.ts` compares the two.
-- If a statement here changes, the next start runs all of them and renews the marks of existing jobs.

-- The name of a town in plain words without differences in spelling, like `townWords` in `town-key.ts`.
create or replace function town_words(town text) returns text
  language plpgsql immutable strict parallel safe as $$
  declare spelling text[];
  begin
    foreach spelling slice 1 in array array[
      ['^n ', 'north '], ['^s ', 'south '], ['^e ', 'east '], ['^w ', 'west '],
      ['\mste? ', 'saint '], ['\mft ', 'fort '], ['\mmt ', 'mount '],
      ['^new york city$', 'new york'], ['^washington d c$', 'washington']] loop
      town := regexp_replace(town, spelling[1], spelling[2], 'g');
    end loop;
    return town;
  end $$;

-- The towns of a location that lists several ("Dallas/Fort Worth, TX"): a job has the coordinates of one of them. A town
-- without a state has that of the next one (rules.md#listed-towns).
create or replace function listed_towns(location text) returns text[]
  language plpgsql immutable strict parallel safe as $$
  declare
    -- Reads "Dallas (Fort Worth), TX" like "Dallas / Fort Worth, TX", and "O'Fallon" like "OFallon".
    towns text[] := regexp_split_to_array(translate(plain_text(location), '()''‘ʼ', '//'),
      '\s*[/;|&+•·-]\s*|(?<=[a-z]{4})\.(?=[a-z]{3})|(?<!,)\s+(?:and|y|or|o)\s+');
    named text[];
    states text[];
    parts text[];
    marks text[] := '{}';
    state text := '';
  begin
    if cardinality(towns) < 2 and location !~ ',.*,' then return marks; end if;
    for town in reverse cardinality(towns)..1 loop
      parts := array(select btrim(regexp_replace(part, '[^a-z]+', ' ', 'g'))
        from regexp_split_to_table(regexp_replace(towns[town], '\s([a-z]{2})\s*\d*$', ', \1'), ',') part where part ~ '[a-z]');
      continue when cardinality(parts) = 0;
      -- The last part of "1 Main St, Dallas / Fort Worth, TX" is a town; the last part of all is a state.
      if cardinality(parts) = 1 or town < cardinality(towns) then
        marks := marks || town_mark(parts[cardinality(parts)], state);
      end if;
      if cardinality(parts) > 1 then
        -- "Waco, Killeen & Temple, TX": the last part of the first may be a town, too. Streets have a number.
        states := array[parts[cardinality(parts)]]
          || case when town < cardinality(towns) and length(parts[cardinality(parts)]) > 2 then array[state] end;
        named := parts[case when towns[town] ~ '\d.*,.*,' then cardinality(parts) - 1 else 1 end : cardinality(parts) - 1];
        marks := marks || array(select town_mark(one, its) from unnest(named) one, unnest(states) its);
        state := states[cardinality(states)];
      end if;
    end loop;
    return marks;
  end $$;

-- "Minneapolis-St. Paul" are two towns, Winston-Salem is one.
create or replace function town_marks(location text) returns text[]
  language sql immutable strict parallel safe
  return listed_towns(location) || case when location like '%-%' then listed_towns(replace(location, '-', ' ')) else '{}' end;

create or replace function town_mark(town text, state text) returns text
  language sql immutable strict parallel safe
  return 't/' || town_words(town) || '/' || state;

-- All filters, as words of the same index: any combination is one intersection.
create or replace function job_marks(job jobs) returns text[]
  language sql immutable parallel safe
  return array['c/' || job.category]
    || array(select 'p/' || step from unnest('{0,10,15,20,25,30,35,40,50,60,80,100}'::int[]) step
      where job.pay_hourly_cents >= step * 100)
    || array(select 'b/' || step from unnest('{0,100,250,500,1000,2500,5000}'::int[]) step
      where job.referral_bonus_cents >= step * 100 and job.referral_bonus_cents > 0)
    || case when cell_at(job.latitude, job.longitude) is null then '{}' else array[
        'g', 'g/' || cell_at(job.latitude, job.longitude),
        'h/' || cell_at(job.latitude / 8, job.longitude / 8)] end
    || array(select 'l/' || word from unnest(plain_words(job.location)) word)
    || town_marks(job.location)
    || array(select 's/' || word from unnest(plain_words(job.schedule)) word);

create or replace function job_document(job jobs) returns tsvector
  language sql immutable parallel safe
  return setweight(both_languages(job.title), 'A')
    || setweight(both_languages(replace(job.category, '-', ' ') || ' ' || job.company || ' '
      || array_to_string(job.required_skills, ' ')), 'B')
    || strip(both_languages(left(job.description, 4000) || ' ' || coalesce(left(job.requirements, 2000), '')
      || ' ' || job.schedule || ' ' || job.location))
    || array_to_tsvector(job_marks(job));

-- Runs after any update: a list of columns could omit one and leave old marks.
create or replace trigger jobs_describe before insert or update on jobs
  for each row execute function describe_job();
