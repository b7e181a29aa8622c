import { OFFER_STATUSES } from '#contract/hiring/vocabulary/offer-status.ts';
import { REFERRAL_STATUSES } from '#contract/hiring/vocabulary/referral-status.ts';
import { testDay } from '#testing/fixtures/time/test-now.ts';

const MONTH = `to_char(created_at at time zone 'UTC', 'YYYY-MM')`;
/** Not one that has just begun. */
const MONTHS = [10, 40, 70, 100].map((days) => testDay(-days).toISOString().slice(0, 7));

/** By the line of progress: the fourth month of the story, after a twentieth of it. */
export const KILLED_IN = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
}).format(testDay(-90));

const TODAY = testDay(0).toISOString().slice(0, 10);

type Filled = readonly [what: string, text: string, wanted: readonly string[]];

/** Each list and chart with its query and its least rows, so that no screen is empty. */
export const FILLED: readonly Filled[] = [
  ['referrals in every state', `select distinct status as state from referrals`, REFERRAL_STATUSES],
  ['offers in every state', `select distinct status as state from offer_letters`, OFFER_STATUSES],
  [
    'jobs that are open, closed and featured',
    `select distinct unnest(array[case when is_active then 'open' else 'closed' end,
      case when is_featured then 'featured' else 'plain' end]) as state from jobs`,
    ['open', 'closed', 'featured', 'plain'],
  ],
  ['claims that wait and that were paid', `select distinct state from reward_claims`, ['in_review', 'paid']],
  [
    'rewards in every state',
    `select distinct status as state from referrer_rewards`,
    ['pending', 'available', 'claimed', 'paid'],
  ],
  [
    'parts of a bonus that wait and that were released',
    `select distinct state from milestones`,
    ['pending', 'released'],
  ],
  [
    'people of every kind',
    `select distinct user_type as state from users`,
    ['employer', 'referrer', 'worker', 'admin'],
  ],
  ['new people in every month', `select distinct ${MONTH} as state from users`, MONTHS],
  ['new jobs in every month', `select distinct ${MONTH} as state from jobs`, MONTHS],
  ['referrals in every month', `select distinct ${MONTH} as state from referrals`, MONTHS],
  ['payments in every month', `select distinct ${MONTH} as state from payments`, MONTHS],
  [
    'a balance that is owed to someone who left',
    `select case when settled_at is null then 'owed' else 'settled' end as state from departed_balances`,
    ['owed'],
  ],
  [
    'few late forms of the employer',
    `select case when count(*) between 1 and 3 then 'few' else count(*)::text end as state
      from i9_forms f join users u on u.id = f.employer_id
      where u.email = 'employer@demo.crewvine.test' and f.form_status = 'incomplete'
        and f.next_due_on < '${TODAY}'::date`,
    ['few'],
  ],
  [
    'few unread notices in each account',
    `select case when max(unread) <= 20 then 'few' else max(unread)::text end as state
      from (select count(*) as unread from notifications where not is_read group by user_id) counted`,
    ['few'],
  ],
];
