import { addonContainer } from './adapters/addon.container.ts';
import { amendingContainer } from './adapters/amending.container.ts';
import { bulkOfferContainer } from './adapters/bulk-offer.container.ts';
import { counterContainer } from './adapters/counter.container.ts';
import { offersContainer } from './adapters/offers.container.ts';
import { offerLetterMapping, serviceAddonMapping } from './adapters/persistence/offers.mappings.ts';
import { paperContainer } from './adapters/paper.container.ts';
import { signingContainer } from './adapters/signing.container.ts';
import { templatesContainer } from './adapters/templates.container.ts';
import { personalDataContainer } from './adapters/personal-data.container.ts';

export { LINKS as SIGNING_LINKS, NOTICES_TO_MAIL } from './adapters/offers.tokens.ts';
export type { MailingPage, Mailings } from './application/paper/mailings.ts';
export type { LinkedLetter } from './application/ports.ts';
export { ADDON_DELIVERY } from './adapters/addon.container.ts';
export type { AddonDelivery } from './application/addon/deliver-addons.ts';
export type { OffersEvents } from './domain/events.ts';

export const offers = {
  entities: [offerLetterMapping, serviceAddonMapping],
  containers: [
    offersContainer,
    addonContainer,
    amendingContainer,
    bulkOfferContainer,
    counterContainer,
    paperContainer,
    signingContainer,
    personalDataContainer,
    templatesContainer,
  ],
};
