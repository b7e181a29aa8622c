/** A place's requirement for an employer, in the words of the catalog. */
export type LocalRuleKind =
  /** No question about a criminal record, and no check, before a conditional offer. */
  | 'after_offer'
  /** Not before the interview, or before the first screening is over. */
  | 'after_interview'
  /** Not on the application. */
  | 'after_application'
  /** A notice, a form or a copy of the place's own. */
  | 'own_forms'
  /** Steps of its own before a decision because of a record. */
  | 'own_steps';

export interface LocalRule {
  /** Two letters. */
  readonly state: string;
  /** Null for all of the state. */
  readonly city: string | null;
  readonly kind: LocalRuleKind;
  readonly source: string;
  /** The year from which it applies to private employers. */
  readonly since: number;
}

const rule = (
  state: string,
  city: string | null,
  kind: LocalRuleKind,
  source: string,
  since: number,
): LocalRule => ({ state, city, kind, source, since });

/**
 * States and cities that add to the federal rules (rules.md#local-check-rules): those with jobs in the demo,
 * and New York. Other places were not researched.
 */
export const LOCAL_RULES: readonly LocalRule[] = [
  rule('CA', null, 'after_offer', 'Cal. Gov. Code sec. 12952', 2018),
  rule('CA', null, 'own_forms', 'Cal. Civ. Code sec. 1786 et seq.', 1976),
  rule('CO', null, 'after_application', 'C.R.S. sec. 8-2-130', 2019),
  rule('IL', null, 'after_interview', '820 ILCS 75', 2015),
  rule('IL', null, 'own_steps', '775 ILCS 5/2-103.1', 2021),
  rule('IL', 'Chicago', 'own_steps', 'Chicago Mun. Code sec. 6-10-054', 2023),
  rule('MA', null, 'after_application', 'M.G.L. c. 151B, sec. 4(9½)', 2010),
  rule('MA', null, 'own_steps', 'M.G.L. c. 6, secs. 171A, 172', 2012),
  rule('MD', null, 'after_interview', 'Md. Code, Lab. & Empl. sec. 3-1501 et seq.', 2020),
  rule('MN', null, 'after_interview', 'Minn. Stat. sec. 364.021', 2014),
  rule('MN', null, 'own_forms', 'Minn. Stat. sec. 13C.02', 1993),
  rule('NJ', null, 'after_interview', 'N.J.S.A. 34:6B-11 et seq.', 2015),
  rule('NM', null, 'after_application', 'NMSA 1978, sec. 28-2-3.1', 2019),
  rule('NY', null, 'own_forms', 'N.Y. Gen. Bus. Law sec. 380-c; N.Y. Correct. Law art. 23-A', 2009),
  rule('NY', 'New York', 'after_offer', 'N.Y.C. Admin. Code sec. 8-107(11-a)', 2015),
  rule('OR', null, 'after_interview', 'ORS 659A.360', 2016),
  rule('OR', 'Portland', 'after_offer', 'Portland City Code ch. 23.10', 2016),
  rule('PA', null, 'own_steps', '18 Pa.C.S. sec. 9125', 1980),
  rule('PA', 'Philadelphia', 'after_offer', 'Phila. Code ch. 9-3500', 2016),
  rule('TX', 'Austin', 'after_offer', 'Austin City Code ch. 4-15', 2016),
  rule('WA', null, 'after_interview', 'RCW 49.94', 2018),
  rule('WA', 'Seattle', 'after_interview', 'SMC ch. 14.17', 2013),
];

/** Parts of New York City, as jobs name them. */
const IN_NEW_YORK = [
  'new york city',
  'nyc',
  'manhattan',
  'brooklyn',
  'queens',
  'the bronx',
  'bronx',
  'staten island',
];

/** The rules at a job's place, such as "Austin, TX". A place in another format has none that we know. */
export function localRulesAt(location: string): readonly LocalRule[] {
  const [, city = '', state = ''] =
    /^(.*),\s*([A-Za-z]{2})(?:\s+\d{5}(?:-\d{4})?)?$/.exec(location.trim()) ?? [];
  const named = city.split(',').at(-1)?.trim().toLowerCase() ?? '';
  const town = state.toUpperCase() === 'NY' && IN_NEW_YORK.includes(named) ? 'new york' : named;
  return LOCAL_RULES.filter(
    (one) => one.state === state.toUpperCase() && (one.city === null || one.city.toLowerCase() === town),
  );
}
