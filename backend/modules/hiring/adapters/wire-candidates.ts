import { ShowInterest } from '../application/candidate/show-interest.ts';
import { ViewCandidate } from '../application/candidate/view-candidate.ts';
import { VouchForSkills } from '../application/candidate/vouch-for-skills.ts';
import { WriteProfile } from '../application/candidate/write-profile.ts';
import type { HiringBase } from './hiring-base.ts';
import type { HiringOutside } from './hiring-outside.ts';
import { candidateRoutes } from './http/candidate/candidate.routes.ts';
import { SqlCandidateViews } from './persistence/candidate/sql-candidate-views.ts';

/** Candidate profiles and their authors. */
export function wireCandidates({ platform, accounts, notifier }: HiringOutside, base: HiringBase) {
  const { sql, unitOfWork, clock, settings } = platform;
  const { own, facts, queries, presenter, candidates: profiles } = base;
  const views = new SqlCandidateViews(sql);

  return {
    routes: candidateRoutes({
      view: new ViewCandidate({ queries, own, views, clock }),
      write: new WriteProfile({ unitOfWork, profiles, own, clock }),
      vouch: new VouchForSkills({ unitOfWork, profiles, views, own, clock }),
      interest: new ShowInterest({ unitOfWork, profiles, facts, own, accounts, notifier, clock }),
      presenter,
      publicUrl: settings.publicUrl,
    }),
  };
}
