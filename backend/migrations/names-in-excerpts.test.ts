import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';
import { NamesInExcerpts } from './2026-12-01-10-names-in-excerpts.ts';

let client: TestConnection['client'];
let drop: TestConnection['drop'];
beforeAll(async () => {
  ({ client, drop } = await connectTestDatabase());
});
afterAll(() => drop());

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';

it('excerpts show the names of mentioned people without their IDs', async () => {
  await client.query(`insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
    values (gen_random_uuid(), 'boss@example.com', 'Bo', 'Ss', 'employer', 'ABCD1234', now(), now())`);
  const excerpts = [
    `Ask @[Mia Lopez](user:${ID}) or @[Bo](user:${ID})`,
    'Ask @[Mia Lopez](user:01890a5d-ac…',
    'Ask @[Mia Lo…',
    'Ask me@[home], or @Mia',
  ];
  for (const excerpt of excerpts) {
    await client.query(
      `insert into moderation_cases (id, target_type, target_id, author_id, source, status, severity, reasons, auto_flags,
         report_count, counting_reports, is_hidden_by_reports, excerpt, path, due_at, created_at, updated_at)
       select gen_random_uuid(), 'reply', gen_random_uuid(), id, 'reports', 'open', 'low', '{}', '{}',
         1, 1, false, $1, '/forum', now(), now(), now() from users`,
      [excerpt],
    );
  }
  const migration: NamesInExcerpts = Reflect.construct(NamesInExcerpts, [{}, {}]);
  migration.up();
  for (const query of migration.getQueries()) if (typeof query === 'string') await client.query(query);
  const { rows } = await client.query<{ excerpt: string }>(
    'select excerpt from moderation_cases order by excerpt',
  );
  expect(rows.map(({ excerpt }) => excerpt).toSorted()).toEqual([
    'Ask @Mia Lopez or @Bo',
    'Ask @Mia Lopez…',
    'Ask @Mia Lo…',
    'Ask me@[home], or @Mia',
  ]);
});
