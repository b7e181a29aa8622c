import { contextModule } from '#platform/container/context-module.ts';
import { PLATFORM } from '#platform/tokens.ts';
import { ADD_ON_CHARGES, BILLING } from '#modules/billing/index.ts';
import { CHECKS, HIRING, OWN_REFERRALS } from '#modules/hiring/index.ts';
import { ACCOUNT_READER } from '#modules/identity/index.ts';
import { ATTACHMENT_SOURCES, DELIVERIES, NOTIFIER } from '#modules/notifications/index.ts';
import { ADDON_DELIVERY, NOTICES_TO_MAIL } from '#modules/offers/index.ts';
import { CHECK_LINKS } from './adapters/checks.tokens.ts';
import {
  adverseActionMapping,
  backgroundCheckMapping,
  consentLinkMapping,
  referenceCheckMapping,
} from './adapters/persistence/checks.mappings.ts';
import { wireChecks } from './adapters/wire-checks.ts';

export { CHECK_LINKS } from './adapters/checks.tokens.ts';
export type { ChecksTasks } from './application/tasks.ts';

export const checks = {
  entities: [backgroundCheckMapping, consentLinkMapping, adverseActionMapping, referenceCheckMapping],
  containers: [
    contextModule({
      wire: wireChecks,
      outside: {
        platform: PLATFORM,
        accounts: ACCOUNT_READER,
        notifier: NOTIFIER,
        deliveries: DELIVERIES,
        billing: BILLING,
        charges: ADD_ON_CHARGES,
        hiring: HIRING,
        ownReferrals: OWN_REFERRALS,
        addons: ADDON_DELIVERY,
      },
      offers: {
        waysOut: CHECKS,
        checkLinks: CHECK_LINKS,
        noticesToMail: NOTICES_TO_MAIL,
        attachmentSources: ATTACHMENT_SOURCES,
      },
    }),
  ],
};
