-- The trigger rewrites the marks, a thousand jobs per transaction. Jobs with current marks are skipped.
do $$
declare
  batch uuid[];
  last uuid := '00000000-0000-0000-0000-000000000000';
begin
  loop
    select array_agg(id order by id) into batch
    from (select id from jobs where id > last order by id limit 1000) next;
    exit when batch is null;
    update jobs set title = title where id = any (batch) and search_words is distinct from job_document(jobs);
    last := batch[cardinality(batch)];
    commit;
  end loop;
end $$
