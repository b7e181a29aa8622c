import { Unavailable } from '#kernel/unavailable.ts';
import type { Appointment, CheckKind, CheckPackage, Finding } from '../../domain/order/background-check.ts';
import type { ReportDocument } from '../report/ports.ts';

export interface ReportOrder {
  /** Ours: ordering twice for the same check makes one report. */
  readonly checkId: string;
  readonly packageType: CheckPackage;
  readonly candidate: {
    readonly name: string;
    readonly phone: string;
    readonly email: string | null;
  };
  /** The place of work, or the place near which a drug test is taken: `Austin, TX`. */
  readonly location: string;
}

export interface PlacedOrder {
  /** The provider's id for it, used in requests and webhooks. */
  readonly externalId: string;
  /**
   * The agency's own page for birth date and social security number; null if it requires nothing. The data
   * never pass through our servers.
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
 * An agency for background reports and drug tests (rules.md#check-agencies, rules.md#drug-tests): the
 * embedded sandbox, or one over HTTP. Never called inside a transaction. Any call may throw `ProviderAway`
 * and can be retried.
 */
export interface BackgroundCheckProvider {
  /** Stored with what it made. */
  readonly name: string;
  /** The name that the disclosure uses. */
  readonly agency: string;
  /** The agency's address and toll-free number, for the notice to the candidate (rules.md#agency-contact). */
  readonly contact: string;
  /** The agency has its own page for the candidate and emails them, so an order needs their email. */
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

/** The agency permanently refuses to make this report. */
export class OrderRefused extends Error {
  override readonly name = 'OrderRefused';
}

/** The agency does not answer right now. */
export class ProviderAway extends Unavailable {
  override readonly name = 'ProviderAway';
}
