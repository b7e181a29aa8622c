import { offersContainer } from './adapters/offers.container.ts';
import { offerLetterMapping, serviceAddonMapping } from './adapters/persistence/offers.mappings.ts';

export const offers = { entities: [offerLetterMapping, serviceAddonMapping], containers: [offersContainer] };
