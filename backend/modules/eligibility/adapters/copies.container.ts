import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import { CLOCK, DOCUMENT_PICTURES, ROUTES, UNIT_OF_WORK } from '#platform/tokens.ts';
import { DocumentCopies } from '../application/copies/document-copies.ts';
import type { CopyStudio } from '../application/copies/ports.ts';
import { ACCESS, COPIES, TRAIL } from './eligibility.tokens.ts';
import { i9CopyRoutes } from './http/i9-copy.routes.ts';
import { SharpCopyStudio } from './images/sharp-copy-studio.ts';

const COPY_STUDIO = token<CopyStudio>('eligibility.copy-studio');
const DOCUMENT_COPIES = token<DocumentCopies>('eligibility.document-copies');

/** Copies of the documents for Form I-9. */
export const copiesContainer = new ContainerModule(({ bind }) => {
  construct(bind, COPY_STUDIO, SharpCopyStudio, [DOCUMENT_PICTURES]);
  construct(bind, DOCUMENT_COPIES, DocumentCopies, {
    unitOfWork: UNIT_OF_WORK,
    access: ACCESS,
    copies: COPIES,
    studio: COPY_STUDIO,
    trail: TRAIL,
    clock: CLOCK,
  });
  provide(bind, ROUTES, i9CopyRoutes, [DOCUMENT_COPIES]);
});
