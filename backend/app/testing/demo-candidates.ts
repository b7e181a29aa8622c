/** What stands about the candidates of the demo employer: references, and profiles by how far they have come. */
export const DEMO_REFERENCES = {
  name: 'test-demo-references',
  text: `select status from reference_checks order by status`,
};

export const DEMO_PROFILES = {
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
