import { ContainerModule } from 'inversify';
import { construct, provide } from '#platform/container/token.ts';
import { usPhoneNumbers } from '#platform/phone/us-phone-numbers.ts';
import { CLOCK, ROUTES, UNIT_OF_WORK } from '#platform/tokens.ts';
import { HIRING } from '#modules/hiring/index.ts';
import { ACCOUNT_READER } from '#modules/identity/index.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import { AnswerReference } from '../application/answer-reference.ts';
import { ReadReferences } from '../application/read-references.ts';
import { ReferenceRequests } from '../application/reference-requests.ts';
import {
  ANSWER_REFERENCE,
  CHECK_LOG,
  LINKS,
  READER,
  READ_REFERENCES,
  REFERENCE_CHECKS,
  REFERENCE_REQUESTS,
} from './checks.tokens.ts';
import { referenceRoutes } from './http/reference.routes.ts';

export const referencesContainer = new ContainerModule(({ bind }) => {
  provide(
    bind,
    REFERENCE_REQUESTS,
    (unitOfWork, hiring, accounts, references, links, notifier, log, clock) =>
      new ReferenceRequests({
        unitOfWork,
        hiring,
        accounts,
        references,
        links,
        notifier,
        log,
        phones: usPhoneNumbers,
        clock,
      }),
    [UNIT_OF_WORK, HIRING, ACCOUNT_READER, REFERENCE_CHECKS, LINKS, NOTIFIER, CHECK_LOG, CLOCK],
  );
  construct(bind, READ_REFERENCES, ReadReferences, {
    hiring: HIRING,
    reader: READER,
    clock: CLOCK,
  });
  construct(bind, ANSWER_REFERENCE, AnswerReference, {
    unitOfWork: UNIT_OF_WORK,
    hiring: HIRING,
    reader: READER,
    references: REFERENCE_CHECKS,
    links: LINKS,
    notifier: NOTIFIER,
    log: CHECK_LOG,
    clock: CLOCK,
  });
  provide(bind, ROUTES, (requests, reading) => referenceRoutes({ requests, reading }), [
    REFERENCE_REQUESTS,
    READ_REFERENCES,
  ]);
});
