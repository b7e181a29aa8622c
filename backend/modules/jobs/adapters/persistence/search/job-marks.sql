-- What a job is found by. `search-marks.ts` asks for these marks; `search-marks.test.ts` holds the two together.
-- When this text changes it is run again at the next start, and the marks of the jobs that are there are renewed.

-- Everything that can be filtered by, as words of the same index: any combination is one intersection.
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
    || array(select 's/' || word from unnest(plain_words(job.schedule)) word);

create or replace function job_document(job jobs) returns tsvector
  language sql immutable parallel safe
  return setweight(both_languages(job.title), 'A')
    || setweight(both_languages(replace(job.category, '-', ' ') || ' ' || job.company || ' '
      || array_to_string(job.required_skills, ' ')), 'B')
    || strip(both_languages(left(job.description, 4000) || ' ' || coalesce(left(job.requirements, 2000), '')
      || ' ' || job.schedule || ' ' || job.location))
    || array_to_tsvector(job_marks(job));

-- After whatever update: a list of columns would have to be kept, and a column left out of it would keep old marks.
create or replace trigger jobs_describe before insert or update on jobs
  for each row execute function describe_job();
