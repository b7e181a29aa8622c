import { eligibilityContainer } from './adapters/eligibility.container.ts';
import { i9FormMapping, i9LinkMapping } from './adapters/persistence/i9.mappings.ts';

export const eligibility = {
  entities: [i9FormMapping, i9LinkMapping],
  containers: [eligibilityContainer],
};
