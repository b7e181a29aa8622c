/** The rows that the demo data has made, for its test. `$1` is the end of its story. */

export const MADE = {
  name: 'test-demo-made',
  text: `select j.title, j.company, j.location, array(select r.status || ' ' || r.worker_name from referrals r
      where r.job_id = j.id order by 1) as referrals
    from jobs j order by j.created_at, j.title`,
};
export const TALK = {
  name: 'test-demo-talk',
  text: `select count(*)::int as posts, count(distinct type)::int as kinds, sum(reply_count)::int as replies,
      sum(like_count)::int as likes, count(accepted_reply_id)::int as answers, count(distinct language)::int as languages,
      count(*) filter (where last_activity_at > $1::timestamptz)::int as late, count(*) filter (where in_review)::int as waiting
    from discussion_posts where category is not null`,
};
export const USERS = { name: 'test-demo-users', text: `select id from users order by id` };
/** In the order in which they came, as far as the story knows it. */
export const PEOPLE = {
  name: 'test-demo-people-in-order',
  // People who leave at the end get another name afterward.
  text: `select email, first_name, last_name, phone from users
    where email not like 'admin@%' and email not like 'leaving@%' and deleted_at is null order by created_at, email`,
};
export const ARRIVALS = {
  name: 'test-demo-arrivals',
  text: `select count(distinct date_trunc('month', created_at))::int as months, bool_and(created_at <= $1::timestamptz) as past,
      bool_and(email_verified_at = created_at) as confirmed
    from users where email not like 'admin@%'`,
};
export const TOO_EARLY = {
  name: 'test-demo-too-early',
  text: `select j.id from jobs j join users u on u.id = j.employer_id where j.created_at < u.created_at
    union all
    select r.id from referrals r join users u on u.id = r.referrer_id where r.created_at < u.created_at`,
};
export const WAITLIST = {
  name: 'test-demo-waitlist',
  text: `select source, state, confirmed_at, created_at from waitlist_signups`,
};
export const CHECKS = {
  name: 'test-demo-checks',
  text: `select b.status, a.status as action, a.notice->>'state' as notice, b.paid_at is not null as paid from background_checks b
    left join adverse_actions a on a.check_id = b.id join users u on u.id = b.employer_id
    where u.email = 'employer@demo.crewvine.test'`,
};
export const SERVICES = {
  name: 'test-demo-services',
  text: `select distinct status from service_addons where paid_at is not null order by status`,
};
const OF_DEMO_EMPLOYER = `join users u on u.id = l.employer_id where u.email = 'employer@demo.crewvine.test'`;
export const LETTERS = {
  name: 'test-demo-letters',
  text: `select l.status, l.terms_version as version, l.addendum_to is not null as addendum, l.signature_kind as signature,
      (select c.status from offer_counters c where c.offer_letter_id = l.id) as counter,
      (select count(*)::int from offer_letter_versions v where v.offer_letter_id = l.id) as earlier,
      exists (select from offer_paper_scans s where s.offer_letter_id = l.id) as scanned,
      (select p.id from obligations o join payments p on p.id = o.payment_id and p.referral_id is null
        where o.offer_letter_id = l.id and p.status = 'succeeded' limit 1) as shared
    from offer_letters l ${OF_DEMO_EMPLOYER}`,
};
/** Whether every digital signature was given as on the signing page: with its consent, after opening the document. */
export const SIGNATURES = {
  name: 'test-demo-signatures',
  text: `select distinct l.esign_consent_at is not null and exists (select from offer_consents c where c.offer_letter_id = l.id)
      and exists (select from offer_letter_events v where v.offer_letter_id = l.id and v.kind = 'document_opened') as informed
    from offer_letters l where l.status = 'signed' and l.signature_kind = 'digital'`,
};
export const INTERVIEWS = {
  name: 'test-demo-interviews',
  text: `select i.status, cardinality(i.proposed_times) as times, i.at > $1::timestamptz as ahead,
      (select bool_and(extract(hour from t) between 8 and 16 and extract(minute from t)::int % 30 = 0 and extract(isodow from t) < 6)
        from (select unnest(i.at || i.proposed_times) at time zone 'America/Chicago' as t) local) as "atWork"
    from interviews i order by i.status`,
};
export const TEMPLATES = {
  name: 'test-demo-templates',
  text: `select t.name from offer_templates t order by t.name`,
};
export const I9_FORMS = {
  name: 'test-demo-i9',
  text: `select f.form_status as status, f.section1_status as section1, f.everify_state as everify,
      f.receipt_due_on is not null as receipt, f.reverify_on is not null as reverifies, f.held_at is not null as held,
      f.ended_on is not null as ended, f.starts_on < $1::timestamptz::date as started, f.reverified_document is not null as reverified,
      coalesce(f.retention_expiry <= $1::timestamptz::date, false) as "mayGo",
      f.everify_due_kind as waits, coalesce(f.expected_end_on = f.starts_on, false) as short,
      (select c.decision from i9_everify_cases c where c.form_id = f.id) as decision,
      (select count(*)::int from i9_entries e where e.form_id = f.id) as entries,
      (select count(*)::int from i9_entries e where e.form_id = f.id and e.reason is not null) as corrected
    from i9_forms f join users u on u.id = f.employer_id
    where u.email = 'employer@demo.crewvine.test' and (f.worker_email like 'new-hire-%' or f.form_status = 'purged')
    order by f.worker_email nulls last`,
};

const BEGUN = {
  status: 'incomplete',
  section1: 'complete',
  receipt: false,
  reverifies: false,
  reverified: false,
  corrected: 0,
  held: false,
  ended: false,
  everify: null,
  decision: null,
  short: false,
  mayGo: false,
};
const COMPLETE = { ...BEGUN, status: 'complete' };

/** In the order of the story. */
export const I9_MADE = [
  { ...BEGUN, section1: 'pending' },
  BEGUN,
  BEGUN,
  COMPLETE,
  { ...COMPLETE, receipt: true },
  { ...COMPLETE, reverifies: true },
  { ...COMPLETE, everify: 'mismatch' },
  { ...COMPLETE, held: true },
  { ...COMPLETE, ended: true },
  { ...BEGUN, status: 'canceled' },
  { ...COMPLETE, corrected: 1 },
  { ...COMPLETE, reverifies: true, reverified: true },
  { ...COMPLETE, everify: 'authorized', decision: 'take_action' },
  { ...BEGUN, ended: true },
  COMPLETE,
  { ...BEGUN, short: true },
  { ...BEGUN, status: 'purged', mayGo: true },
];
export const AGREE_ALL_STAFF = {
  name: 'test-demo-agree',
  text: `update users set show_on_leaderboard = true where email like '%@demo.crewvine.test'`,
};
export const DEMO_REFERRER = {
  name: 'test-demo-referrer',
  text: `select id, successful_referrals as hires from users where email = 'referrer@demo.crewvine.test'`,
};
export const AGREED = {
  name: 'test-demo-agreed',
  text: `select case when show_earnings then 'earnings' when show_on_leaderboard then 'name' else 'nothing' end as shown
    from users where email like 'member-%'`,
};
export const REFERENCES = {
  name: 'test-demo-references',
  text: `select status from reference_checks order by status`,
};
export const BOARDS = {
  name: 'test-demo-boards',
  text: `select b.is_private as private, b.post_count as posts,
      (select count(distinct p.author_id)::int from discussion_posts p where p.board_id = b.id) as authors,
      (select count(*)::int from board_join_requests r where r.board_id = b.id) as requests,
      b.member_count - (select count(*)::int from board_memberships m where m.board_id = b.id) as miscounted,
      (select count(*)::int from board_memberships m where m.board_id = b.id and m.role = 'moderator') as moderators
    from industry_boards b`,
};
export const ACTIVE = {
  name: 'test-demo-active',
  text: `select count(*)::int as all, count(*) filter (where last_active_at between created_at and $1)::int as seen
    from users`,
};
export const REPORTS = {
  name: 'test-demo-reports',
  text: `select distinct status from content_reports order by status`,
};
export const EVENTS = {
  name: 'test-demo-events',
  text: `select case when status = 'published' and end_at < $1::timestamptz then 'past' else status end as status, type,
      time_zone as zone, extract(hour from start_at at time zone time_zone)::int as hour, extract(minute from start_at)::int as minute, waiting_count as waiting, offered_count as offered, review_note as note,
      (select count(*)::int from event_rsvps r where r.event_id = e.id and r.checked_in_at is not null) as inside
    from events e`,
};
export const LATER_THAN_NOW = {
  name: 'test-demo-later-than-now',
  text: `select id from referrals where greatest(created_at, status_changed_at, hired_at, completed_at) > $1::timestamptz`,
};
export const PROFILES = {
  name: 'test-demo-profiles',
  text: `select p.status, p.view_count as views, p.interest_count as interested, cardinality(p.skills_verified) as vouched
    from candidate_profiles p join referrals r on r.id = p.referral_id join users u on u.id = r.employer_id
    where u.email = 'employer@demo.crewvine.test' and p.written_by = 'referrer' order by r.created_at`,
};

/** Found interest, was read, and has only been begun. */
export const PROFILES_MADE = [
  { status: 'published', views: 1, interested: 1, vouched: 2 },
  { status: 'published', views: 1, interested: 0, vouched: 0 },
  { status: 'draft', views: 0, interested: 0, vouched: 0 },
];
export const RATINGS = {
  name: 'test-demo-ratings',
  text: `select t.type, count(t.review) > 0 as worded,
      bool_and(u.average_rating is not null and u.rating_count > 0) as averaged
    from ratings t join users u on u.id = t.ratee_id group by t.type order by t.type`,
};

export const PLANS = {
  name: 'test-demo-plans',
  text: `select u.email, s.plan, s.status, s.failed_tries as tries,
      (select count(*)::int from subscription_invoices i where i.subscription_id = s.id and i.status = 'paid') as paid,
      (select count(*)::int from jobs j where j.employer_id = u.id and j.is_featured) as featured
    from subscriptions s join users u on u.id = s.user_id order by u.email`,
};
export const BANKS = {
  name: 'test-demo-banks',
  text: `select u.email, r.status, cardinality(r.requirements) as missing from payout_recipients r
    join users u on u.id = r.user_id where u.email like '%@demo.crewvine.test' order by u.email`,
};
export const EARLY = {
  name: 'test-demo-early',
  text: `select m.early_fee_cents > 0 as taken from milestones m join users u on u.id = m.referrer_id
    where u.email = 'referrer@demo.crewvine.test' and (m.early_fee_cents is not null or m.state = 'pending'
      and not m.waits_for_worker and m.due_at between $1::timestamptz and $1::timestamptz + interval '14 days')
    order by m.due_at`,
};
/** The tax forms of the demo referrer. */
export const TAX_FORMS = {
  name: 'test-demo-tax-forms',
  text: `select u.email, p.tax_id_last4 as last4 from tax_profiles p join users u on u.id = p.user_id
    where u.email = 'referrer@demo.crewvine.test' and p.replaced_at is null`,
};
export const WITHDRAWALS = {
  name: 'test-demo-withdrawals',
  text: `select w.status, w.failure, p.status as "atTheBank", p.arrives_at > $1::timestamptz + interval '1 day' as waits
    from withdrawals w join users u on u.id = w.user_id left join sandbox_payouts p on p.id = w.payout_id
    where u.email = 'referrer@demo.crewvine.test' order by w.created_at, w.id`,
};

export const DISPUTES = {
  name: 'test-demo-disputes',
  text: `select state, evidence_sent_at is not null as answered from disputes order by opened_at`,
};

export const DIFFERENCES = {
  name: 'test-demo-differences',
  text: `select about, state, explanation is not null as explained from found_differences order by found_at`,
};
