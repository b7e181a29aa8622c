import { Migration } from '@mikro-orm/migrations';

/** Shared by all contexts: extensions, answer formats, sessions, limits, handled events and calls. */
export class PlatformTables extends Migration {
  override up(): void {
    this.addSql(`create extension if not exists pg_trgm`);
    this.addSql(`create extension if not exists unaccent`);
    this.addSql(`create extension if not exists btree_gin`);
    this.addSql(`create extension if not exists cube`);
    this.addSql(`create extension if not exists earthdistance`);

    this.addSql(`create function iso(at timestamptz) returns text language sql immutable strict parallel safe
      return to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
    this
      .addSql(`create function dollars(cents bigint) returns text language sql immutable strict parallel safe
      return to_char(cents / 100.0, 'FM99999999990.00')`);

    this.addSql(`create table sessions (
      sid text primary key,
      sess jsonb not null,
      user_id uuid,
      expire timestamptz not null,
      created_at timestamptz not null default now()
    )`);
    this.addSql(`create index sessions_user_id on sessions (user_id)`);
    this.addSql(`create index sessions_expire on sessions (expire)`);

    this.addSql(
      `create table rate_limits (key text primary key, points integer not null default 0, expire bigint)`,
    );

    this.addSql(`create table handled_events (
      consumer text not null,
      event_id uuid not null,
      handled_at timestamptz not null default now(),
      primary key (consumer, event_id)
    )`);
    this.addSql(`create index handled_events_handled_at on handled_events (handled_at)`);

    this.addSql(`create table idempotent_calls (
      user_id uuid not null,
      key text not null,
      call text not null,
      body_hash text not null,
      status integer,
      answer jsonb,
      created_at timestamptz not null default now(),
      primary key (user_id, key)
    )`);
    this.addSql(`create index idempotent_calls_created_at on idempotent_calls (created_at)`);

    this.addSql(`create table application_clock (
      id boolean primary key default true check (id),
      offset_ms bigint not null default 0 check (offset_ms >= 0)
    )`);
    this.addSql(`insert into application_clock default values`);

    this.addSql(`create table demo_data (
      id boolean primary key default true check (id),
      started_at timestamptz not null,
      finished_at timestamptz
    )`);
  }
}
