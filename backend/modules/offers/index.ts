import { contextModule, later } from '#platform/container/context-module.ts';
import { PLATFORM } from '#platform/tokens.ts';
import { ADD_ON_CHARGES, BILLING } from '#modules/billing/index.ts';
import { HIRING, OFFERS, OWN_REFERRALS, REFERRAL_PRESENTER } from '#modules/hiring/index.ts';
import { ACCOUNT_READER } from '#modules/identity/index.ts';
import { ATTACHMENT_SOURCES, EMAILS, NOTIFIER } from '#modules/notifications/index.ts';
import { ADDON_DELIVERY, NOTICES_TO_MAIL, SIGNING_LINKS } from './adapters/offers.tokens.ts';
import { offerLetterMapping, serviceAddonMapping } from './adapters/persistence/offers.mappings.ts';
import { wireOffers } from './adapters/wire-offers.ts';

export { ADDON_DELIVERY, NOTICES_TO_MAIL, SIGNING_LINKS } from './adapters/offers.tokens.ts';
export type { MailingPage, Mailings } from './application/paper/mailings.ts';
export type { LinkedLetter } from './application/signing/signing-links.ts';
export type { AddonDelivery } from './application/addon/deliver-addons.ts';
export type { OffersEvents } from './domain/events.ts';

export const offers = {
  entities: [offerLetterMapping, serviceAddonMapping],
  containers: [
    contextModule({
      wire: wireOffers,
      outside: {
        platform: PLATFORM,
        accounts: ACCOUNT_READER,
        notifier: NOTIFIER,
        emails: EMAILS,
        billing: BILLING,
        addOnCharges: ADD_ON_CHARGES,
        hiring: HIRING,
        ownReferrals: OWN_REFERRALS,
        presenter: REFERRAL_PRESENTER,
        noticesToMail: later(NOTICES_TO_MAIL),
      },
      offers: {
        offers: OFFERS,
        addonDelivery: ADDON_DELIVERY,
        signingLinks: SIGNING_LINKS,
        attachmentSource: ATTACHMENT_SOURCES,
      },
    }),
  ],
};
