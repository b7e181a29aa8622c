import { AnswerReference } from '../application/references/answer-reference.ts';
import { ReadReferences } from '../application/references/read-references.ts';
import { ReferenceRequests } from '../application/references/reference-requests.ts';
import type { ChecksBase } from './checks-base.ts';
import type { ChecksOutside } from './checks-outside.ts';
import { referenceRoutes } from './http/references/reference.routes.ts';
import { MikroReferenceCheckRepository } from './persistence/mikro-check-repositories.ts';

/** References of earlier employers. */
export function wireReferences(outside: ChecksOutside, { sealed, reader, log, links }: ChecksBase) {
  const { platform, accounts, hiring, notifier } = outside;
  const { orm, unitOfWork, clock, phoneNumbers: phones } = platform;
  const references = new MikroReferenceCheckRepository(orm, sealed);
  const shared = { unitOfWork, hiring, accounts, references, links, notifier, log, clock };
  const requests = new ReferenceRequests({ ...shared, phones });

  return {
    answerReference: new AnswerReference({ ...shared, reader }),
    routes: referenceRoutes({ requests, reading: new ReadReferences({ hiring, accounts, reader, clock }) }),
  };
}
