import { ContainerModule } from 'inversify';
import { construct, provide } from '#platform/container/token.ts';
import { CLOCK, PHONE_NUMBERS, ROUTES, UNIT_OF_WORK } from '#platform/tokens.ts';
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
  construct(bind, REFERENCE_REQUESTS, ReferenceRequests, {
    unitOfWork: UNIT_OF_WORK,
    hiring: HIRING,
    accounts: ACCOUNT_READER,
    references: REFERENCE_CHECKS,
    links: LINKS,
    notifier: NOTIFIER,
    log: CHECK_LOG,
    phones: PHONE_NUMBERS,
    clock: CLOCK,
  });
  construct(bind, READ_REFERENCES, ReadReferences, {
    hiring: HIRING,
    reader: READER,
    clock: CLOCK,
  });
  construct(bind, ANSWER_REFERENCE, AnswerReference, {
    unitOfWork: UNIT_OF_WORK,
    hiring: HIRING,
    accounts: ACCOUNT_READER,
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
