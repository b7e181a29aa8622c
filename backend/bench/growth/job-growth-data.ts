import pg from 'pg';
import { PLACES } from '#app/demo-data/places.ts';
import { withoutIndexes } from './without-indexes.ts';

/**
 * The number of distinct ads. The others are copies with other times, which makes no difference to a search.
 */
const DIFFERENT = 20_000;
const EMPLOYERS = 2_000;
/** The same number in every size, only among the oldest jobs: a walk through the newest never finds them. */
const RARE = 30;
const SECONDS_APART = 30;

const USERS = `insert into users (id, email, password_hash, first_name, last_name, user_type, role_chosen_at, phone,
    referral_code, created_at, updated_at)
  select gen_random_uuid(), 'employer' || n || '@growth.test', 'none', 'Employer', 'Number' || n, 'employer', now(),
    '+1512' || lpad(n::text, 7, '0'), upper(lpad(to_hex(n), 8, '0')), now(), now()
  from generate_series(1, ${EMPLOYERS}) n`;

/** Each column is drawn independently, so frequent values stay frequent in any combination. */
const ADS = `insert into jobs (id, employer_id, title, company, description, location, pay_rate, pay_amount_cents,
    pay_period, pay_hourly_cents, schedule, category, referral_bonus_cents, requirements, required_skills, latitude,
    longitude, created_at, updated_at)
  select gen_random_uuid(), u.id, t.title || $3::text, 'Company ' || u.n,
    'Residential and light commercial work ' || (array['with a steady crew', 'on apartments and small shops',
      'in custom homes', 'on schools and clinics'])[1 + floor(4 * random())::int] || '. Bring your own hand tools; we '
      || 'supply the rest. ' || (array['Paid weekly, overtime when there is some.', 'Early starts, home by four.',
      'Health insurance after sixty days.', 'We train people who show up.'])[1 + floor(4 * random())::int]
      || ' Company ' || u.n || ' is hiring in ' || split_part(p.name, ',', 1) || '.',
    p.name, '$' || d.pay || '/hour', d.pay * 100, 'hour', d.pay * 100,
    (array['Full-time, Monday to Friday', 'Full-time, 4 × 10', 'Part-time, weekends', 'Contract, 3 months',
      'Full-time, nights'])[1 + floor(5 * random())::int],
    t.category, (array[0, 25000, 50000, 50000, 75000, 100000])[1 + floor(6 * random())::int],
    'Own boots and gloves.', array['Hand tools'], p.latitude, p.longitude,
    now() - (d.n + $2::int) * interval '${SECONDS_APART} seconds', now()
  from (select n, 18 + floor(30 * random())::int as pay, 1 + floor(${EMPLOYERS} * random())::int as employer,
      1 + floor(10 * random())::int as trade, 1 + floor($4::int * random() ^ 2)::int as place
    from generate_series(1, $1::int) n) d
  join (values (1, 'electrical', 'Journeyman Electrician'), (2, 'electrical', 'Electrician Apprentice'),
    (3, 'plumbing', 'Service Plumber'), (4, 'carpentry', 'Finish Carpenter'), (5, 'painting', 'Interior Painter'),
    (6, 'roofing', 'Roofing Crew Leader'), (7, 'hvac', 'HVAC Installer'), (8, 'concrete', 'Concrete Finisher'),
    (9, 'drywall', 'Drywall Hanger'), (10, 'general-labor', 'Construction Helper')) t (n, category, title)
    on t.n = d.trade
  join (select id, row_number() over (order by email) as n from users) u on u.n = d.employer
  join (select place ->> 'name' as name, (place ->> 'latitude')::float as latitude,
      (place ->> 'longitude')::float as longitude, n
    from jsonb_array_elements($5::jsonb) with ordinality list (place, n)) p on p.n = d.place`;

const DOCUMENTS = `update jobs set search_words = job_document(jobs), spot = spot_at(latitude, longitude),
    cell = cell_at(latitude, longitude)`;

const COLUMNS = `employer_id, title, company, description, location, pay_rate, pay_amount_cents, pay_period,
  pay_hourly_cents, schedule, category, referral_bonus_cents, requirements, required_skills, latitude, longitude,
  updated_at, search_words, spot, cell`;

/** The same ads again, with earlier times. */
const COPIES = `insert into jobs (id, ${COLUMNS}, created_at)
  select gen_random_uuid(), ${COLUMNS}, created_at - round * ${DIFFERENT * SECONDS_APART} * interval '1 second'
  from generate_series(1, $1::int) round cross join jobs where title not like '%Hydronic'`;

const SPOTS = `insert into job_spots select distinct spot, spot_latitude(spot), spot_longitude(spot) from jobs`;
const VOCABULARY = `insert into job_vocabulary
  select word, least(5, count(*)) from (select * from jobs order by created_at desc limit ${DIFFERENT}) job
  cross join unnest(job_own_words(job)) word group by word`;

/** Fills a migrated database with that many open jobs; the same random sequence in every size. */
export async function fillWithJobs(url: string, jobs: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set maintenance_work_mem = '512MB'`);
    await client.query('alter table jobs disable trigger user');
    await client.query('alter table jobs enable trigger jobs_write_card');
    await client.query(USERS);
    await client.query('select setseed(0.5)');
    const places = JSON.stringify(PLACES);
    const different = Math.min(jobs, DIFFERENT);
    await withoutIndexes(client, ['jobs'], async () => {
      await client.query(ADS, [different, 0, '', PLACES.length, places]);
      await client.query(ADS, [RARE, jobs, ' Hydronic', PLACES.length, places]);
      await client.query(DOCUMENTS);
      if (jobs > different) await client.query(COPIES, [jobs / DIFFERENT - 1]);
    });
    await client.query(SPOTS);
    await client.query(VOCABULARY);
    await client.query('alter table jobs enable trigger user');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
