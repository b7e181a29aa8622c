import { tradesOfSkills } from '#modules/jobs/index.ts';
import { explainFit, type Fit } from '../../domain/worker/job-fit.ts';
import { leastHourly, mostHourly } from '../worker/hourly-pay.ts';
import type { KnownCandidate } from './view-candidate.ts';

/** Where somebody lives is not said to an employer, so it is not held against the job. */
const NO_PLACE = { location: '', distance: null } as const;

/** What is said of a candidate, held against the job: trade, skills and pay, as plain items (rules.md#no-scores). */
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
      // Of somebody who has named no skill none is missing.
      requiredSkills: keySkills.length > 0 ? asked.requiredSkills : [],
    },
  );
  return { matched, missing };
}
