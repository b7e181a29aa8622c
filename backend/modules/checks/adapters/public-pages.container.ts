import { ContainerModule } from 'inversify';
import { construct, provide } from '#platform/container/token.ts';
import { CLOCK, ROUTES, UNIT_OF_WORK } from '#platform/tokens.ts';
import { HIRING } from '#modules/hiring/index.ts';
import { SendConsentCode } from '../application/consent/send-consent-code.ts';
import {
  ANSWER_CONSENT,
  ANSWER_NOTICE,
  ANSWER_REFERENCE,
  CONSENTS,
  LINKS,
  OPEN_REPORT,
  PEOPLE,
  READER,
  SEND_CONSENT_CODE,
} from './checks.tokens.ts';
import { publicPageRoutes } from './http/public-page.routes.ts';

export const publicPagesContainer = new ContainerModule(({ bind }) => {
  construct(bind, SEND_CONSENT_CODE, SendConsentCode, {
    unitOfWork: UNIT_OF_WORK,
    hiring: HIRING,
    reader: READER,
    consents: CONSENTS,
    links: LINKS,
    people: PEOPLE,
    clock: CLOCK,
  });
  provide(
    bind,
    ROUTES,
    (consent, sendCode, notice, report, reference) =>
      publicPageRoutes({ consent, sendCode, notice, report, reference }),
    [ANSWER_CONSENT, SEND_CONSENT_CODE, ANSWER_NOTICE, OPEN_REPORT, ANSWER_REFERENCE],
  );
});
