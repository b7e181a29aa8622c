import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrateDatabase } from '#platform/persistence/migrate.ts';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';

let url: string;
let client: TestConnection['client'];
let drop: TestConnection['drop'];
beforeEach(async () => {
  ({ url, client, drop } = await connectTestDatabase());
});
afterEach(() => drop());

const OLD_EVENT = `with host as (
    insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
    values (gen_random_uuid(), 'old@example.com', 'Old', 'Hand', 'employer', 'ABCD1234', now(), now()) returning id)
  insert into events (id, title, description, type, start_at, end_at, time_zone, host_user_id, created_at, updated_at)
  select gen_random_uuid(), 'Safety day', $1, 'safety', now(), now() + interval '1 hour', 'UTC', host.id, now(), now()
  from host`;

it('a plain description looks the same: its lines, its paragraphs, and no tags of its own', async () => {
  await client.query('alter table events drop column description_html');
  await client.query(`delete from mikro_orm_migrations where name like '%-85-event-descriptions'`);
  await client.query(OLD_EVENT, ['Boots & gloves\nBring <b>both</b>\r\n \nPark "behind"']);
  await migrateDatabase(url);
  const { rows } = await client.query('select description_html as html from events');
  const html = '<p>Boots &amp; gloves<br>\nBring &lt;b&gt;both&lt;/b&gt;</p>\n<p>Park &quot;behind&quot;</p>';
  expect(rows).toEqual([{ html }]);
}, 60_000);
