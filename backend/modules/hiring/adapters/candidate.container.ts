import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import { CLOCK, ROUTES, SETTINGS, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { ACCOUNT_READER } from '#modules/identity/index.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import type { CandidateProfiles } from '../application/candidate/candidate-profiles.ts';
import { ShowInterest } from '../application/candidate/show-interest.ts';
import { ViewCandidate, type CandidateViews } from '../application/candidate/view-candidate.ts';
import { VouchForSkills } from '../application/candidate/vouch-for-skills.ts';
import { WriteProfile } from '../application/candidate/write-profile.ts';
import { REFERRAL_FACTS, REFERRAL_PRESENTER, REFERRAL_QUERIES } from './hiring.tokens.ts';
import { candidateRoutes } from './http/candidate/candidate.routes.ts';
import { OWN_REFERRALS } from './personal-data.container.ts';
import { SqlCandidateProfiles } from './persistence/candidate/sql-candidate-profiles.ts';
import { SqlCandidateViews } from './persistence/candidate/sql-candidate-views.ts';

export const CANDIDATE_PROFILES = token<CandidateProfiles>('hiring.candidate-profiles');
const CANDIDATE_VIEWS = token<CandidateViews>('hiring.candidate-views');
const VIEW_CANDIDATE = token<ViewCandidate>('hiring.view-candidate');
const WRITE_PROFILE = token<WriteProfile>('hiring.write-profile');
const VOUCH_FOR_SKILLS = token<VouchForSkills>('hiring.vouch-for-skills');
const SHOW_INTEREST = token<ShowInterest>('hiring.show-interest');

/** Candidate profiles and their authors. */
export const candidateContainer = new ContainerModule(({ bind }) => {
  construct(bind, CANDIDATE_PROFILES, SqlCandidateProfiles, [SQL]);
  construct(bind, CANDIDATE_VIEWS, SqlCandidateViews, [SQL]);
  construct(bind, VIEW_CANDIDATE, ViewCandidate, {
    queries: REFERRAL_QUERIES,
    own: OWN_REFERRALS,
    views: CANDIDATE_VIEWS,
    clock: CLOCK,
  });
  construct(bind, WRITE_PROFILE, WriteProfile, {
    unitOfWork: UNIT_OF_WORK,
    profiles: CANDIDATE_PROFILES,
    own: OWN_REFERRALS,
    clock: CLOCK,
  });
  construct(bind, VOUCH_FOR_SKILLS, VouchForSkills, {
    unitOfWork: UNIT_OF_WORK,
    profiles: CANDIDATE_PROFILES,
    views: CANDIDATE_VIEWS,
    own: OWN_REFERRALS,
    clock: CLOCK,
  });
  construct(bind, SHOW_INTEREST, ShowInterest, {
    unitOfWork: UNIT_OF_WORK,
    profiles: CANDIDATE_PROFILES,
    facts: REFERRAL_FACTS,
    own: OWN_REFERRALS,
    accounts: ACCOUNT_READER,
    notifier: NOTIFIER,
    clock: CLOCK,
  });
  provide(
    bind,
    ROUTES,
    (view, write, vouch, interest, presenter, { publicUrl }) =>
      candidateRoutes({ view, write, vouch, interest, presenter, publicUrl }),
    [VIEW_CANDIDATE, WRITE_PROFILE, VOUCH_FOR_SKILLS, SHOW_INTEREST, REFERRAL_PRESENTER, SETTINGS],
  );
});
