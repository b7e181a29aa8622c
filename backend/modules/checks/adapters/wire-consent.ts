import type { AgreedTexts } from '../application/certification/ports.ts';
import { AnswerConsent } from '../application/consent/answer-consent.ts';
import { AnnounceExpiredConsents } from '../application/consent/announce-expired-consents.ts';
import { SendConsentCode } from '../application/consent/send-consent-code.ts';
import type { ChecksBase } from './checks-base.ts';
import type { ChecksOutside } from './checks-outside.ts';
import type { PdfConsentPrinter } from './pdf/pdf-consent-printer.ts';

const CONSENT_PRINTER = new URL('./pdf/pdf-consent-printer.ts', import.meta.url);

/** The candidate's consent to a check. */
export function wireConsent({ platform, hiring }: ChecksOutside, base: ChecksBase, texts: AgreedTexts) {
  const { unitOfWork, clock, localDays, printing } = platform;
  const { checks, consents, reader, log, links, provider, people, lifecycle } = base;
  const linked = { unitOfWork, hiring, reader, consents, links, people, clock };
  const print = printing.of<PdfConsentPrinter>(CONSENT_PRINTER, 'PdfConsentPrinter')('print');

  return {
    consent: new AnswerConsent({
      ...linked,
      checks,
      provider,
      lifecycle,
      log,
      localDays,
      printer: { print },
      texts,
    }),
    sendCode: new SendConsentCode(linked),
    dueWork: [new AnnounceExpiredConsents({ ...linked, checks })],
  };
}
