import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';
import { ShownReferenceLinks } from './2026-11-28-90-shown-reference-links.ts';

let client: TestConnection['client'];
let drop: TestConnection['drop'];
beforeAll(async () => {
  ({ client, drop } = await connectTestDatabase());
});
afterAll(() => drop());

const BEFORE = `with person as (
    insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
    values (gen_random_uuid(), 'bo@example.com', 'Bo', 'Li', 'worker', 'ABCD1234', now(), now()) returning id)
  insert into reference_checks (id, worker_id, requested_by, reference_name, reference_position, reference_email, status, nonce,
    token_hash, submitted_at, expires_at, created_at, updated_at)
  select gen_random_uuid(), id, id, status, 'Foreman', status || '@example.com', status, status, status,
    case status when 'submitted' then now() end, now() + interval '9 days', now(), now() from person, unnest(array['open', 'submitted', 'revoked']) as s (status)`;

it('every link that may have been shown to its requester ends, and references already given stay', async () => {
  await client.query(BEFORE);
  const migration: ShownReferenceLinks = Reflect.construct(ShownReferenceLinks, [{}, {}]);
  migration.up();
  for (const query of migration.getQueries()) if (typeof query === 'string') await client.query(query);
  const { rows } = await client.query(
    `select reference_name as was, status from reference_checks order by 1`,
  );
  expect(rows).toEqual([
    { was: 'open', status: 'revoked' },
    { was: 'revoked', status: 'revoked' },
    { was: 'submitted', status: 'submitted' },
  ]);
});
