-- Tables with one partition per month (UTC), by an instant or by a UUIDv7, which begins with one. The first
-- partition has no lower bound and the last one no upper bound, so every row always has a partition.
-- ADR 0026 explains the design.

-- The bound of a month in the type of the key.
create or replace function month_bound(month timestamptz, key regtype) returns text
language sql stable set timezone = 'UTC' set datestyle = 'ISO' as $f$
  select case when key = 'uuid'::regtype
    then regexp_replace(lpad(to_hex((extract(epoch from month) * 1000)::bigint), 12, '0'), '(.{8})(.{4})', '\1-\2')
      || '-7000-8000-000000000000'
    else month::text end
$f$;

create or replace function bound_month(bound text, key regtype) returns timestamptz
language sql stable set timezone = 'UTC' set datestyle = 'ISO' as $f$
  select case when key = 'uuid'::regtype
    then to_timestamp(('x' || lpad(left(replace(bound, '-', ''), 12), 16, '0'))::bit(64)::bigint / 1000.0)
    else bound::timestamptz end
$f$;

-- The partitions of a table in their order. A missing bound is null.
create or replace function month_partitions(parent regclass)
returns table (partition regclass, starts_at timestamptz, ends_at timestamptz, key_name name, key_type regtype)
language sql stable set timezone = 'UTC' set datestyle = 'ISO' as $f$
  select c.oid::regclass, bound_month(substring(b.text from $re$FROM \('([^']+)'\)$re$), a.atttypid),
    bound_month(substring(b.text from $re$TO \('([^']+)'\)$re$), a.atttypid), a.attname, a.atttypid::regtype
  from pg_partitioned_table p
  join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0]
  join pg_inherits i on i.inhparent = p.partrelid
  join pg_class c on c.oid = i.inhrelid
  cross join lateral pg_get_expr(c.relpartbound, c.oid) b (text)
  where p.partrelid = parent
  order by 2 nulls first
$f$;

-- A new partition, with the triggers that it does not inherit from its parent.
create or replace function add_month_partition(parent regclass, label text, starts_at timestamptz, ends_at timestamptz, key regtype)
returns void language plpgsql as $f$
declare
  added text := format('partitions.%I', (select relname from pg_class where oid = parent) || '_' || label);
  guard record;
begin
  execute format('create table %s partition of %s for values from (%s) to (%s)', added, parent,
    coalesce(quote_literal(month_bound(starts_at, key)), 'minvalue'), coalesce(quote_literal(month_bound(ends_at, key)), 'maxvalue'));
  for guard in select tgname, tgfoid::regproc as does from pg_trigger
      where tgrelid = parent and not tgisinternal and tgtype = 34 -- before truncate, for each statement
  loop
    execute format('create trigger %I before truncate on %s for each statement execute function %s()',
      guard.tgname, added, guard.does);
  end loop;
end $f$;

-- Creates the partitions of the current month and the next three, and returns how many were missing. Rows that
-- arrived in the last partition meanwhile move to their months.
-- All locks are released at the end. The wait for one is shorter than `deadlock_timeout`, so that a deadlock ends
-- this function and never a call.
create or replace function lay_months(parent regclass, at timestamptz) returns integer
language plpgsql set timezone = 'UTC' set datestyle = 'ISO' set lock_timeout = '500ms' as $f$
declare
  this_month timestamptz := date_trunc('month', at);
  until timestamptz := date_trunc('month', at) + interval '4 months';
  later record;
  edge timestamptz;
  next_edge timestamptz;
  laid integer := 0;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('platform.month_partitions ' || parent::text, 0)) then return 0; end if;
  select * into strict later from month_partitions(parent) m where m.ends_at is null;
  edge := later.starts_at;
  if edge >= until then return 0; end if;
  -- Dropped and created again: detaching a table with foreign keys would lock the tables that it refers to against reads, too.
  execute format('lock table %s in access exclusive mode', parent);
  execute format('create temp table late_rows on commit drop as select * from %s', later.partition);
  execute format('drop table %s', later.partition);
  while edge < until loop
    -- Months that passed without this function share one partition.
    next_edge := case when edge < this_month then this_month else edge + interval '1 month' end;
    perform add_month_partition(parent, to_char(edge, 'YYYY_MM'), edge, next_edge, later.key_type);
    edge := next_edge;
    laid := laid + 1;
  end loop;
  perform add_month_partition(parent, 'later', until, null, later.key_type);
  execute format('insert into %s select * from late_rows', parent);
  drop table late_rows;
  return laid;
end $f$;

-- Drops the oldest months if they end before the instant and no row of them has `time_column` after it. Returns how many.
create or replace function drop_months(parent regclass, before timestamptz, time_column name) returns integer
language plpgsql set timezone = 'UTC' set datestyle = 'ISO' set lock_timeout = '500ms' as $f$
declare
  oldest record;
  following record;
  is_in_use boolean;
  dropped integer := 0;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('platform.month_partitions ' || parent::text, 0)) then return 0; end if;
  loop
    select * into strict oldest from month_partitions(parent) m where m.starts_at is null;
    select * into strict following from month_partitions(parent) m where m.starts_at = oldest.ends_at;
    exit when following.ends_at is null or following.ends_at > before;
    -- No row may arrive between the check and the end.
    execute format('lock table %s in access exclusive mode', parent);
    execute format('select exists (select from %s where %I >= %L) or exists (select from %s where %I >= %L)',
      oldest.partition, time_column, before, following.partition, time_column, before) into is_in_use;
    exit when is_in_use;
    execute format('drop table %s, %s', oldest.partition, following.partition);
    perform add_month_partition(parent, 'until_' || to_char(following.ends_at, 'YYYY_MM'), null, following.ends_at, oldest.key_type);
    dropped := dropped + 1;
  end loop;
  return dropped;
end $f$;
