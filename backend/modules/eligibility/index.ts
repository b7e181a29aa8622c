import { eligibilityContainer } from './adapters/eligibility.container.ts';
import { copiesContainer } from './adapters/copies.container.ts';
import { everifyContainer } from './adapters/everify.container.ts';
import { reviewContainer } from './adapters/review.container.ts';
import { everifyCaseMapping, i9FormMapping, i9LinkMapping } from './adapters/persistence/i9.mappings.ts';

export const eligibility = {
  entities: [i9FormMapping, i9LinkMapping, everifyCaseMapping],
  containers: [eligibilityContainer, everifyContainer, copiesContainer, reviewContainer],
};
