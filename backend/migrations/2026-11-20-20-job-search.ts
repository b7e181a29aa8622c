import { Migration } from '@mikro-orm/migrations';

/** Small words of one language that the other language's stemmer treats as content. */
const ENGLISH_NOISE = `'{the,and,for,with,you,your,our,we,to,of,in,on,is,ar,at,or,an,as,by,from,this,will,it,be,hav,must}'`;
const SPANISH_NOISE = `'{de,del,la,las,el,los,y,en,con,para,por,un,una,su,se,que,al,es,o,no}'`;

/** Must match `backend/modules/jobs/adapters/persistence/search/search-marks.ts`, which queries these marks. */
const PAY_STEPS = `'{0,10,15,20,25,30,35,40,50,60,80,100}'`;
const BONUS_STEPS = `'{0,100,250,500,1000,2500,5000}'`;

/**
 * The search for jobs. Safe on a running system: columns are added empty, triggers fill new rows, existing
 * rows are filled a thousand per transaction, and indexes are built while people read and write. So it runs
 * outside a transaction, and every step can be repeated.
 */
export class JobSearch extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.columns();
    this.languages();
    this.readingText();
    this.marks();
    this.documents();
    this.vocabulary();
    this.triggers();
    this.backfill();
    this.indexes();
  }

  private columns(): void {
    this.addSql(`alter table jobs
      add column if not exists search_words tsvector,
      add column if not exists spot bigint,
      add column if not exists cell integer,
      add column if not exists place_sought boolean not null default false`);
    // A search reads many documents. In the row, a read takes a microsecond instead of thirty.
    this.addSql(`alter table jobs alter column search_words set storage main`);
    this.addSql(`alter table jobs set (toast_tuple_target = 4080)`);
    // The places of jobs, to a thousandth of a degree (few places, so the nearest ones are found fast), and
    // their cells of one degree.
    this.addSql(`create table if not exists job_spots (
      spot bigint primary key,
      latitude double precision not null,
      longitude double precision not null
    )`);
    this.addSql(`create index if not exists job_spots_around on job_spots
      using gist (point(longitude, latitude))`);
    this.addSql(`create table if not exists job_vocabulary (
      word text primary key,
      jobs integer not null default 0 check (jobs >= 0)
    )`);
    this.addSql(`create index if not exists job_vocabulary_similar on job_vocabulary
      using gin (word gin_trgm_ops)`);
  }

  private languages(): void {
    for (const [name, language] of [
      ['crewvine_en', 'english'],
      ['crewvine_es', 'spanish'],
    ]) {
      this.addSql(`do $$ begin
        if not exists (select from pg_ts_config where cfgname = '${name}') then
          create text search configuration ${name} (copy = ${language});
          alter text search configuration ${name} alter mapping for hword, hword_part, word
            with unaccent, ${language}_stem;
        end if;
      end $$`);
    }
  }

  private readingText(): void {
    this.addSql(`create or replace function plain_text(given text) returns text
      language sql immutable strict parallel safe
      return lower(public.unaccent('public.unaccent'::regdictionary, given))`);
    this.addSql(`create or replace function plain_words(given text) returns text[]
      language sql immutable strict parallel safe
      return array(select distinct word from regexp_split_to_table(plain_text(given), '[^a-z0-9]+') word
        where word <> '')`);
    this.addSql(`create or replace function both_languages(given text) returns tsvector
      language sql immutable strict parallel safe
      return ts_delete(to_tsvector('public.crewvine_en'::regconfig, given), ${SPANISH_NOISE}::text[])
        || ts_delete(to_tsvector('public.crewvine_es'::regconfig, given), ${ENGLISH_NOISE}::text[])`);
    this.addSql(`create or replace function miles_between(
        from_latitude double precision, from_longitude double precision,
        to_latitude double precision, to_longitude double precision) returns double precision
      language sql immutable strict parallel safe
      return 7917.6 * asin(least(1, sqrt(sind((to_latitude - from_latitude) / 2) ^ 2
        + cosd(from_latitude) * cosd(to_latitude) * sind((to_longitude - from_longitude) / 2) ^ 2)))`);
    this.addSql(`create or replace function spot_at(latitude double precision, longitude double precision)
      returns bigint language sql immutable strict parallel safe
      return round((latitude + 90) * 1000)::bigint * 1000000 + round((longitude + 180) * 1000)::bigint`);
    this.addSql(`create or replace function cell_at(latitude double precision, longitude double precision)
      returns integer language sql immutable strict parallel safe
      return floor(latitude)::integer * 1000 + floor(longitude)::integer`);
    this.addSql(`create or replace function spot_latitude(spot bigint) returns double precision
      language sql immutable strict parallel safe
      return (spot / 1000000)::double precision / 1000 - 90`);
    this.addSql(`create or replace function spot_longitude(spot bigint) returns double precision
      language sql immutable strict parallel safe
      return (spot % 1000000)::double precision / 1000 - 180`);
  }

  /** Every filter as a word in the same index, so that any combination is a single intersection. */
  private marks(): void {
    this.addSql(`create or replace function job_marks(job jobs) returns text[]
      language sql immutable parallel safe
      return array['c/' || job.category]
        || array(select 'p/' || step from unnest(${PAY_STEPS}::int[]) step
          where job.pay_hourly_cents >= step * 100)
        || array(select 'b/' || step from unnest(${BONUS_STEPS}::int[]) step
          where job.referral_bonus_cents >= step * 100 and job.referral_bonus_cents > 0)
        || case when cell_at(job.latitude, job.longitude) is null then '{}' else array[
            'g', 'g/' || cell_at(job.latitude, job.longitude),
            'h/' || cell_at(job.latitude / 8, job.longitude / 8)] end
        || array(select 'l/' || word from unnest(plain_words(job.location)) word)
        || array(select 's/' || word from unnest(plain_words(job.schedule)) word)`);
  }

  private documents(): void {
    this.addSql(`create or replace function job_document(job jobs) returns tsvector
      language sql immutable parallel safe
      return setweight(both_languages(job.title), 'A')
        || setweight(both_languages(replace(job.category, '-', ' ') || ' ' || job.company || ' '
          || array_to_string(job.required_skills, ' ')), 'B')
        || strip(both_languages(left(job.description, 4000) || ' ' || coalesce(left(job.requirements, 2000), '')
          || ' ' || job.schedule || ' ' || job.location))
        || array_to_tsvector(job_marks(job))`);
    // One term: any of its alternatives, in the language before the colon or in both. A final '*' also finds
    // longer words.
    this.addSql(`create or replace function job_term(alternatives text) returns tsquery
      language plpgsql immutable strict parallel safe as $$
      declare
        alternative text;
        language text;
        one tsquery;
        found tsquery;
      begin
        foreach alternative in array string_to_array(alternatives, '|') loop
          foreach language in array '{en,es}'::text[] loop
            continue when alternative like '__:%' and left(alternative, 2) <> language;
            one := plainto_tsquery(('public.crewvine_' || language)::regconfig,
              rtrim(regexp_replace(alternative, '^..:', ''), '*'));
            continue when numnode(one) = 0;
            if numnode(one) = 1 and alternative like '%*' then one := (one::text || ':*')::tsquery; end if;
            found := coalesce(found || one, one);
          end loop;
        end loop;
        return found;
      end $$`);
    this.addSql(`create or replace function job_query(terms text[], marks tsquery) returns tsquery
      language plpgsql immutable parallel safe as $$
      declare
        term text;
        asked tsquery := marks;
      begin
        foreach term in array terms loop
          asked := coalesce(asked && job_term(term), job_term(term), asked);
        end loop;
        return asked;
      end $$`);
  }

  /** Words of titles, trades, skills, and places, for typing errors. Their counts stop at five jobs. */
  private vocabulary(): void {
    this.addSql(`create or replace function job_own_words(job jobs) returns text[]
      language sql immutable parallel safe
      return array(select word from unnest(plain_words(job.title || ' ' || job.category || ' '
        || array_to_string(job.required_skills, ' ') || ' ' || job.location)) word
        where word ~ '^[a-z]{3,40}$' order by word)`);
    // In alphabetical order, so that two posts at the same time cannot deadlock.
    this.addSql(`create or replace function learn_job_words(words text[]) returns void language sql as $$
      insert into job_vocabulary as known (word, jobs)
      select word, 1 from unnest(words) word
      where not exists (select from job_vocabulary often where often.word = word.word and often.jobs >= 5)
      order by word
      on conflict (word) do update set jobs = known.jobs + 1 $$`);
  }

  private triggers(): void {
    this.addSql(`create or replace function describe_job() returns trigger language plpgsql as $$
      begin
        new.search_words := job_document(new);
        new.spot := spot_at(new.latitude, new.longitude);
        new.cell := cell_at(new.latitude, new.longitude);
        if tg_op = 'UPDATE' and new.location <> old.location then new.place_sought := false; end if;
        return new;
      end $$`);
    this.addSql(`create or replace function note_job() returns trigger language plpgsql as $$
      begin
        if new.spot is not null and not exists (select from job_spots where spot = new.spot) then
          insert into job_spots values (new.spot, spot_latitude(new.spot), spot_longitude(new.spot))
          on conflict do nothing;
        end if;
        perform learn_job_words(job_own_words(new));
        return null;
      end $$`);
    const written = `title, company, description, requirements, required_skills, schedule, category, location,
      pay_hourly_cents, referral_bonus_cents, latitude, longitude`;
    this.addSql(`create or replace trigger jobs_describe before insert or update of ${written} on jobs
      for each row execute function describe_job()`);
    this.addSql(`create or replace trigger jobs_note_insert after insert on jobs
      for each row execute function note_job()`);
    this.addSql(`create or replace trigger jobs_note_update after update on jobs for each row
      when ((old.title, old.category, old.required_skills, old.location, old.spot)
        is distinct from (new.title, new.category, new.required_skills, new.location, new.spot))
      execute function note_job()`);
  }

  private backfill(): void {
    this.addSql(`do $$
      declare
        filled uuid[];
        last uuid := '00000000-0000-0000-0000-000000000000';
      begin
        loop
          select array_agg(id) into filled
          from (select id from jobs where id > last order by id limit 1000) batch;
          exit when filled is null;
          update jobs set title = title where id = any (filled) and search_words is null;
          perform learn_job_words(job_own_words(jobs)) from jobs where id = any (filled) order by id;
          last := filled[cardinality(filled)];
          commit;
        end loop;
      end $$`);
  }

  private indexes(): void {
    const indexes: readonly (readonly [name: string, definition: string])[] = [
      // Without a pending list, no search has to read one. Posts are rare compared with searches.
      ['jobs_search', 'using gin (search_words) with (fastupdate = off)'],
      ['jobs_by_bonus', '(referral_bonus_cents desc, created_at desc, id desc)'],
      ['jobs_by_bonus_of_category', '(category, referral_bonus_cents desc, created_at desc, id desc)'],
      ['jobs_by_pay', '((coalesce(pay_hourly_cents, -1)) desc, created_at desc, id desc)'],
      [
        'jobs_by_pay_of_category',
        '(category, (coalesce(pay_hourly_cents, -1)) desc, created_at desc, id desc)',
      ],
      ['jobs_newest_at_spot', '(spot, created_at desc, id desc)'],
      ['jobs_newest_in_cell', '(cell, created_at desc, id desc)'],
      ['jobs_by_bonus_in_cell', '(cell, referral_bonus_cents desc, created_at desc, id desc)'],
      ['jobs_by_pay_in_cell', '(cell, (coalesce(pay_hourly_cents, -1)) desc, created_at desc, id desc)'],
    ];
    for (const [name, definition] of indexes) {
      // A failed attempt leaves an invalid index that would count as present.
      this.addSql(`drop index concurrently if exists ${name}`);
      this.addSql(`create index concurrently ${name} on jobs ${definition} where is_active`);
    }
    this.addSql(`drop index concurrently if exists jobs_place_to_seek`);
    this.addSql(`create index concurrently jobs_place_to_seek on jobs (id)
      where latitude is null and not place_sought`);
    // The old search by trigrams used it.
    this.addSql(`drop index concurrently if exists jobs_words`);
    this.addSql(`analyze jobs, job_vocabulary, job_spots`);
  }
}
