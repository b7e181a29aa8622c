import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import {
  CLOCK,
  DOCUMENT_PICTURES,
  FIELD_CIPHER,
  ROUTES,
  SEALED_FIELDS,
  SQL,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import { OWN_REFERRALS } from '#modules/hiring/index.ts';
import { PaperScans, type ScanReader } from '../application/paper/paper-scans.ts';
import { ContentScanReader } from './files/content-scan-reader.ts';
import { paperScanRoutes } from './http/paper/paper-scan.routes.ts';
import { ACCESS, OFFER_LETTERS, SCANS, SHOW_OFFER } from './offers.tokens.ts';
import { SqlPaperScans } from './persistence/sql-paper-scans.ts';

const SCAN_READER = token<ScanReader>('offers.scan-reader');
const PAPER_SCANS = token<PaperScans>('offers.paper-scans');
const SEALED_SCANS = token<SqlPaperScans>('offers.sealed-scans');

/** Letters that were signed on paper. */
export const paperContainer = new ContainerModule(({ bind }) => {
  construct(bind, SEALED_SCANS, SqlPaperScans, [SQL, FIELD_CIPHER]);
  provide(bind, SCANS, (scans) => scans, [SEALED_SCANS]);
  provide(bind, SEALED_FIELDS, (scans) => scans, [SEALED_SCANS]);
  construct(bind, SCAN_READER, ContentScanReader, [DOCUMENT_PICTURES]);
  construct(bind, PAPER_SCANS, PaperScans, {
    unitOfWork: UNIT_OF_WORK,
    access: ACCESS,
    letters: OFFER_LETTERS,
    scans: SCANS,
    reader: SCAN_READER,
    own: OWN_REFERRALS,
    clock: CLOCK,
  });
  provide(bind, ROUTES, paperScanRoutes, [PAPER_SCANS, SHOW_OFFER]);
});
