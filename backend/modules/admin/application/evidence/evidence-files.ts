import type { EvidenceFile } from '#modules/billing/index.ts';
import type { EvidenceFileKind } from '#contract/billing/vocabulary/disputes/evidence.ts';
import type { DisputedPayment } from './disputed-payment.ts';

/** Slightly below Stripe's limit: banks reject all files if they are larger in total. */
const MOST_BYTES = 4_500_000;

/** Makes the documents that speak for a charge; of the same facts always the same. */
export interface EvidencePrinter {
  /** The letters in their signed form; several become one file. */
  letters(signed: readonly Uint8Array[]): Promise<Uint8Array>;
  /** Null without any consent. */
  consent(payment: DisputedPayment): Promise<Uint8Array | null>;
  timeline(payment: DisputedPayment): Promise<Uint8Array>;
}

/** Documents that were signed on Crewvine for a disputed payment, the oldest first. */
export interface SignedDocuments {
  ofDispute(disputeId: string): Promise<readonly Uint8Array[]>;
}

/** Documents for a bank in addition to the statement (rules.md#dispute-evidence). */
export class EvidenceFiles {
  private readonly documents: SignedDocuments;
  private readonly printer: EvidencePrinter;

  constructor(documents: SignedDocuments, printer: EvidencePrinter) {
    this.documents = documents;
    this.printer = printer;
  }

  async of(disputeId: string, payment: DisputedPayment): Promise<readonly EvidenceFile[]> {
    const timeline = await this.printer.timeline(payment);
    const consent = await this.printer.consent(payment);
    const room = MOST_BYTES - timeline.length - (consent?.length ?? 0);
    const letter = await this.letterWithin(room, await this.documents.ofDispute(disputeId));
    return [...file('letter', letter), ...file('consent', consent), ...file('timeline', timeline)];
  }

  /** The newest that fit; the words name the hashes of all of them. */
  private async letterWithin(room: number, signed: readonly Uint8Array[]): Promise<Uint8Array | null> {
    for (let from = 0; from < signed.length; from += 1) {
      const letter = await this.printer.letters(signed.slice(from));
      if (letter.length <= room) return letter;
    }
    return null;
  }
}

function file(kind: EvidenceFileKind, bytes: Uint8Array | null): EvidenceFile[] {
  return bytes === null ? [] : [{ kind, bytes }];
}
