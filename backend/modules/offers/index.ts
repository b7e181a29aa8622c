import { offersContainer } from './adapters/offers.container.ts';
import { offerLetterMapping, serviceAddonMapping } from './adapters/persistence/offers.mappings.ts';
import { personalDataContainer } from './adapters/personal-data.container.ts';

export const offers = {
  entities: [offerLetterMapping, serviceAddonMapping],
  containers: [offersContainer, personalDataContainer],
};
