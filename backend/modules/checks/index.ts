import { certificationContainer } from './adapters/certification.container.ts';
import { checksContainer } from './adapters/checks.container.ts';
import { decisionsContainer } from './adapters/decisions.container.ts';
import { drugTestContainer } from './adapters/drug-test.container.ts';
import {
  adverseActionMapping,
  backgroundCheckMapping,
  consentLinkMapping,
  referenceCheckMapping,
} from './adapters/persistence/checks.mappings.ts';
import { publicPagesContainer } from './adapters/public-pages.container.ts';
import { referencesContainer } from './adapters/references.container.ts';

export { LINKS as CHECK_LINKS } from './adapters/checks.tokens.ts';
export type { LinkedThing } from './application/ports.ts';
export type { ChecksTasks } from './application/tasks.ts';

export const checks = {
  entities: [backgroundCheckMapping, consentLinkMapping, adverseActionMapping, referenceCheckMapping],
  containers: [
    certificationContainer,
    checksContainer,
    decisionsContainer,
    drugTestContainer,
    publicPagesContainer,
    referencesContainer,
  ],
};
