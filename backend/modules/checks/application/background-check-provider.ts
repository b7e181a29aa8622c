import { Unavailable } from '#kernel/unavailable.ts';
import type { Appointment, CheckKind, CheckPackage, Finding } from '../domain/background-check.ts';
import type { ReportDocument } from './report/ports.ts';

export interface ReportOrder {
  /** Ours: ordering twice for the same check makes one report. */
  readonly checkId: string;
  readonly packageType: CheckPackage;
  readonly candidate: {
    readonly name: string;
    readonly phone: string;
    readonly email: string | null;
  };
  /** Where the work is, or near which a drug test is taken: `Austin, TX`. */
  readonly location: string;
}

export interface PlacedOrder {
  /** The provider's name of it: what it is asked by, and what its webhooks tell of. */
  readonly externalId: string;
  /**
   * Where the agency asks the candidate for birth date and social security number on a page of its own; null where it
   * asks nothing. They never pass through here.
   */
  readonly candidateUrl: string | null;
  /** The appointment for a drug test, if the agency names it right away. */
  readonly appointment: Appointment | null;
}

export type ReportState =
  | {
      readonly status: 'pending';
      readonly candidateUrl: string | null;
      readonly appointment: Appointment | null;
    }
  | { readonly status: 'canceled' }
  | {
      readonly status: 'complete';
      readonly result: 'clear' | 'concerns';
      readonly findings: readonly Finding[];
    };

/**
 * An agency that makes background reports and drug tests (rules.md#check-agencies, rules.md#drug-tests): the embedded sandbox, or one over HTTP. Never called inside a
 * transaction. Everything may throw `ProviderAway`, and may be asked again.
 */
export interface BackgroundCheckProvider {
  /** Stored with what it made. */
  readonly name: string;
  /** As the disclosure names it. */
  readonly agency: string;
  /** Its address and toll-free number, which a notice to the candidate gives (rules.md#agency-contact). */
  readonly contact: string;
  /** It asks the candidate on a page of its own, and writes to them: an order needs their email. */
  readonly asksCandidate: boolean;
  /** Minutes until the next poll of a report without a webhook. */
  readonly lookAfterMinutes: number;
  /** @throws OrderRefused */
  order(order: ReportOrder): Promise<PlacedOrder>;
  report(externalId: string): Promise<ReportState>;
  /**
   * The whole complete report, which the law calls a consumer report (rules.md#whole-report). For a drug
   * test, its result.
   */
  document(externalId: string, kind: CheckKind): Promise<ReportDocument>;
  /** Cancels a report; a complete one stays. */
  cancel(externalId: string): Promise<void>;
  /**
   * The report that a webhook names; null for irrelevant events. @throws DomainError `checks.bad_signature`
   */
  reportOfWebhook(raw: Uint8Array, signature: string): string | null;
}

/** The agency will not make this report, however often it is asked. */
export class OrderRefused extends Error {
  override readonly name = 'OrderRefused';
}

/** The agency does not answer right now. */
export class ProviderAway extends Unavailable {
  override readonly name = 'ProviderAway';
}
