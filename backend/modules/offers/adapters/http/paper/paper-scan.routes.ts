import { byId } from '#platform/http/routing/by-id.ts';
import { HttpError } from '#platform/http/errors.ts';
import type { Uploads } from '#platform/http/routing/body/uploads.ts';
import { ownerCaller } from '#platform/http/routing/owner-caller.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { PaperScans } from '#modules/offers/application/paper/paper-scans.ts';
import type { ShowOffer } from '#modules/offers/application/letter/show-offer.ts';
import { offerLetterSchema } from '#contract/offers/index.ts';
import { PAPER_SCAN, type ScanType } from '#contract/offers/vocabulary/paper/paper-scan.ts';

const ENDINGS: Readonly<Record<ScanType, string>> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg' };

/** Saved, never shown as a page: by its type, and as an attachment. */
function headersOf(contentType: ScanType): Record<string, string> {
  return {
    'Content-Type': contentType,
    'Content-Disposition': `attachment; filename="signed-on-paper.${ENDINGS[contentType]}"`,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `sandbox; default-src 'none'`,
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** Scans of letters that were signed on paper (rules.md#paper-scan). */
export function paperScanRoutes(scans: PaperScans, showOffer: ShowOffer, uploads: Uploads): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/offer-letters/:id/paper-scan',
      access: 'authenticated',
      summary: 'Upload a scan of a letter that was signed on paper: the body is the file, at most 8 MB',
      params: byId<'offer_letter'>(),
      rawBody: true,
      answers: { 200: offerLetterSchema },
      limit: 'upload',
      handler: async (call) => {
        const [id, by] = [call.params.id, ownerCaller(call).id];
        const isKept = await scans.keep(id, by, await uploads.read(call.ctx, PAPER_SCAN.mostBytes));
        if (!isKept)
          throw new HttpError(415, 'offers.scan_type', 'Please choose a PDF, or a JPEG, PNG or WebP picture');
        return { status: 200, body: await showOffer.toOwner(id) };
      },
    }),
    route({
      method: 'get',
      path: '/api/offer-letters/:id/paper-scan',
      access: 'authenticated',
      summary:
        'Get the scan of a letter that was signed on paper, for its owner and the worker who signed it',
      params: byId<'offer_letter'>(),
      answers: { 200: 'raw' },
      handler: async (call) => {
        const file = await scans.open(call.params.id, signedIn(call).id);
        return { status: 200, headers: headersOf(file.contentType), body: Buffer.from(file.bytes) };
      },
    }),
  ];
}
