import { contextModule } from '#platform/container/context-module.ts';
import { PLATFORM } from '#platform/tokens.ts';
import { EMPLOYMENT_CHECKS, HIRING, OWN_REFERRALS } from '#modules/hiring/index.ts';
import { SECURITY_LOG } from '#modules/identity/index.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import { ADDON_DELIVERY } from '#modules/offers/index.ts';
import { everifyCaseMapping, i9FormMapping, i9LinkMapping } from './adapters/persistence/i9.mappings.ts';
import { wireEligibility } from './adapters/wire-eligibility.ts';

export const eligibility = {
  entities: [i9FormMapping, i9LinkMapping, everifyCaseMapping],
  containers: [
    contextModule({
      wire: wireEligibility,
      outside: {
        platform: PLATFORM,
        hiring: HIRING,
        ownReferrals: OWN_REFERRALS,
        addons: ADDON_DELIVERY,
        securityLog: SECURITY_LOG,
        notifier: NOTIFIER,
      },
      offers: { employmentChecks: EMPLOYMENT_CHECKS },
    }),
  ],
};
