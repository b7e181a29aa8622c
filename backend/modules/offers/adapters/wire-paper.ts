import { AllMailings } from '../application/paper/mailings.ts';
import { PaperScans } from '../application/paper/paper-scans.ts';
import { MarkPaperSent } from '../application/signing/mark-paper-sent.ts';
import { ContentScanReader } from './files/content-scan-reader.ts';
import { paperCopyRoutes } from './http/paper/paper-copy.routes.ts';
import { paperScanRoutes } from './http/paper/paper-scan.routes.ts';
import type { OffersBase } from './offers-base.ts';
import type { OffersOutside } from './offers-outside.ts';
import { SqlMailings } from './persistence/paper/sql-mailings.ts';

/** Letters that were signed on paper, and papers that the employer has to mail. */
export function wirePaper({ platform, ownReferrals: own, noticesToMail }: OffersOutside, base: OffersBase) {
  const { sql, unitOfWork, clock, documentPictures, uploads } = platform;
  const { letters, requests, scans, access, showOffer } = base;
  const reader = new ContentScanReader(documentPictures);
  const paperScans = new PaperScans({ unitOfWork, access, letters, scans, reader, own, clock });
  const mailings = new AllMailings([new SqlMailings(sql), noticesToMail]);
  const markPaperSent = new MarkPaperSent({ unitOfWork, access, requests, clock });

  return {
    routes: [
      ...paperScanRoutes(paperScans, showOffer, uploads),
      ...paperCopyRoutes({ mailings, clock, markPaperSent, showOffer }),
    ],
    sealedFields: [scans],
  };
}
