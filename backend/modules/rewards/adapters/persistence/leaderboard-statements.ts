/** The fields of a person on a board. A name leaves the database only with its owner's consent. */
const SHOWN = `u.successful_referrals as "allHires",
    case when u.show_on_leaderboard then json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
      'profileImageUrl', u.profile_image_url,
      'earningsCents', case when u.show_earnings then u.total_earnings_cents end) end as person`;

/** rules.md#leaderboard-members; $1 is now. */
const IS_LISTED = `u.deleted_at is null and (u.suspended_until is null or u.suspended_until <= $1)
    and u.user_type <> 'admin' and not u.is_staff`;

/** Ids are in the order of sign-up, so people with as many hires keep their places. $2 is how many. */
export const LEADERS_OF_ALL_TIME = {
  name: 'leaders-of-all-time',
  text: `select u.successful_referrals as hires, ${SHOWN}
    from users u where u.successful_referrals > 0 and ${IS_LISTED}
    order by u.successful_referrals desc, u.id limit $2`,
};

/**
 * $3 and $4 bound the time of the hire (from, before). People are looked up one by one until the list is
 * full: the inner order and `offset 0` keep the planner from looking up everyone first.
 */
export const LEADERS_OF_HIRES_IN = {
  name: 'leaders-of-hires-in',
  text: `select m.hires, p."allHires", p.person
    from (select referrer_id, count(*)::int as hires from referrals
      where is_successful_hire and hired_at >= $3 and hired_at < $4 and referrer_id is not null
      group by referrer_id order by hires desc, referrer_id) m
    cross join lateral (select ${SHOWN} from users u where u.id = m.referrer_id and ${IS_LISTED} offset 0) p
    order by m.hires desc, m.referrer_id limit $2`,
};
