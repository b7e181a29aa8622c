import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import { AUDIT_TRAIL, CLOCK, ROUTES, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { BILLING } from '#modules/billing/index.ts';
import { HIRING } from '#modules/hiring/index.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import { ClaimPayout } from '../application/claims/claim-payout.ts';
import { DecideClaims } from '../application/claims/decide-claims.ts';
import { PayClaim } from '../application/claims/pay-claim.ts';
import { claimRoutes } from './http/claim.routes.ts';
import { payoutRoutes } from './http/payout.routes.ts';
import { SqlClaimReader } from './persistence/sql-claim-reader.ts';
import {
  POINTS_LEDGER,
  RECORD_REFERRER_STATS,
  REWARD_CLAIMS,
  REWARD_RECONCILER,
  REWARD_REPOSITORY,
} from './rewards.tokens.ts';

const PAY_CLAIM = token<PayClaim>('rewards.pay-claim');
const CLAIM_PAYOUT = token<ClaimPayout>('rewards.claim-payout');
const DECIDE_CLAIMS = token<DecideClaims>('rewards.decide-claims');

const claiming = {
  unitOfWork: UNIT_OF_WORK,
  hiring: HIRING,
  reconciler: REWARD_RECONCILER,
  rewards: REWARD_REPOSITORY,
  claims: REWARD_CLAIMS,
  points: POINTS_LEDGER,
  pay: PAY_CLAIM,
  clock: CLOCK,
} as const;

/** Claims of rewards: made by referrers, decided by admins. */
export const claimsContainer = new ContainerModule(({ bind }) => {
  construct(bind, PAY_CLAIM, PayClaim, {
    billing: BILLING,
    rewards: REWARD_REPOSITORY,
    recordStats: RECORD_REFERRER_STATS,
    notifier: NOTIFIER,
  });
  construct(bind, CLAIM_PAYOUT, ClaimPayout, { ...claiming, billing: BILLING });
  construct(bind, DECIDE_CLAIMS, DecideClaims, { ...claiming, notifier: NOTIFIER, audit: AUDIT_TRAIL });
  provide(bind, ROUTES, payoutRoutes, [CLAIM_PAYOUT]);
  provide(bind, ROUTES, (sql, decide) => claimRoutes(new SqlClaimReader(sql), decide), [SQL, DECIDE_CLAIMS]);
});
