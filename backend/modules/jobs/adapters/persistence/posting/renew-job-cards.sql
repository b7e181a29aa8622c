-- The trigger rewrites the cards, a thousand jobs per transaction. Jobs with a current card are skipped.
do $$
declare
  batch uuid[];
  last uuid := '00000000-0000-0000-0000-000000000000';
begin
  loop
    select array_agg(id order by id) into batch
    from (select id from jobs where id > last order by id limit 1000) next;
    exit when batch is null;
    update jobs set title = title where id = any (batch) and card is distinct from job_card(jobs);
    last := batch[cardinality(batch)];
    commit;
  end loop;
end $$
