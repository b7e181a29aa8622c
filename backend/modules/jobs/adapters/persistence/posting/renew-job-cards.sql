-- The trigger writes the cards anew, a thousand jobs in a transaction. Those that are as they should be are left alone.
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
