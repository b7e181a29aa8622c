import { tradesOfSkills } from '#modules/jobs/index.ts';
import { explainFit, type Fit } from '../../domain/worker/job-fit.ts';
import { leastHourly, mostHourly } from '../worker/hourly-pay.ts';
import type { KnownCandidate } from './view-candidate.ts';

/** Employers do not learn where a candidate lives, so the fit ignores it. */
const NO_PLACE = { location: '', distance: null } as const;

/** Compares the candidate's trade, skills and pay with the job, as plain items (rules.md#no-scores). */
export function candidateFit({
  keySkills,
  desiredPayRate,
  asked,
}: Pick<KnownCandidate, 'keySkills' | 'desiredPayRate' | 'asked'>): Pick<Fit, 'matched' | 'missing'> {
  const { own, close } = tradesOfSkills(keySkills);
  const trades = [...own, ...close];
  const { matched, missing } = explainFit(
    {
      location: null,
      skills: keySkills,
      hasTrade: trades.length > 0,
      leastHourlyCents: leastHourly(desiredPayRate),
    },
    {
      ...asked,
      ...NO_PLACE,
      isTrade: trades.includes(asked.category),
      mostHourlyCents: mostHourly(asked.payRate),
      // A candidate who has named no skills is missing none.
      requiredSkills: keySkills.length > 0 ? asked.requiredSkills : [],
    },
  );
  return { matched, missing };
}
