import { CancelCheck } from '../application/order/cancel-check.ts';
import { PrintPaperForm } from '../application/consent/print-paper-form.ts';
import { ReissueConsentLink } from '../application/consent/reissue-consent-link.ts';
import { ReadCheck } from '../application/order/read-check.ts';
import { ReceiveAgencyEvent } from '../application/order/receive-agency-event.ts';
import { RequestCheck } from '../application/order/request-check.ts';
import { CancelReport, TrackCheck } from '../application/order/track-check.ts';
import type { ChecksBase } from './checks-base.ts';
import type { ChecksOutside } from './checks-outside.ts';
import { agencyWebhookRoutes } from './http/order/agency-webhook.routes.ts';
import { backgroundCheckRoutes } from './http/order/background-check.routes.ts';
import { drugTestRoutes } from './http/drug-test/drug-test.routes.ts';
import type { PdfPaperFormPrinter } from './pdf/pdf-paper-form-printer.ts';
import type { WiredCertification } from './wire-certification.ts';

const PAPER_FORM_PRINTER = new URL('./pdf/pdf-paper-form-printer.ts', import.meta.url);

/** Background checks and drug tests, from the employer's order to the agency's report. */
export function wireOrder(outside: ChecksOutside, base: ChecksBase, certified: WiredCertification) {
  const { platform, billing, charges, hiring, addons } = outside;
  const { unitOfWork, clock, taskQueue, printing } = platform;
  const { checks, reader, log, links, provider, people, dispatch, lifecycle } = base;
  const { certification, certify: certifications } = certified;
  const locked = { unitOfWork, hiring, checks };
  const requestCheck = new RequestCheck({
    ...locked,
    billing,
    charges,
    dispatch,
    lifecycle,
    log,
    certification,
    people,
    clock,
  });
  const reissueConsentLink = new ReissueConsentLink({ ...locked, dispatch, certification, clock });
  const cancelCheck = new CancelCheck({ ...locked, lifecycle, charges });
  const readCheck = new ReadCheck({ hiring, reader, charges, links, certifications, clock });
  const print = printing.of<PdfPaperFormPrinter>(PAPER_FORM_PRINTER, 'PdfPaperFormPrinter')('print');
  const paperForm = new PrintPaperForm({ hiring, reader, provider, printer: { print }, clock });
  const calls = { requestCheck, reissueConsentLink, cancelCheck, readCheck, paperForm };
  const track = new TrackCheck({ ...locked, reader, provider, addons, lifecycle, log, people, clock });
  const receive = new ReceiveAgencyEvent({ unitOfWork, provider, reader, taskQueue });

  return {
    requestCheck,
    readCheck,
    routes: [...backgroundCheckRoutes(calls), ...agencyWebhookRoutes(receive), ...drugTestRoutes(calls)],
    taskHandlers: [track, new CancelReport(provider)],
    dueWork: [track],
  };
}
