import type { AdverseActionId } from '../../domain/notice/adverse-action.ts';

/** The agency's data: names, numbers, texts, and lists of them. */
export type ReportValue =
  | string
  | number
  | boolean
  | null
  | readonly ReportValue[]
  | { readonly [name: string]: ReportValue };

/** The consumer report itself: the agency's own PDF, or all its data. */
export type ReportDocument =
  | { readonly kind: 'pdf'; readonly bytes: Uint8Array }
  | { readonly kind: 'data'; readonly data: ReportValue };

/** Reports that were sent with notices, stored encrypted. */
export interface NoticeReports {
  /** (tx) `settledAt` is when the check was complete: the report is forgotten five years later. */
  add(id: AdverseActionId, bytes: Uint8Array, settledAt: Date): Promise<void>;
  /** Null for one that was forgotten, or a notice from before they were stored. */
  read(id: AdverseActionId): Promise<Uint8Array | null>;
  /** Except those of notices that wait; returns how many. */
  forgetBefore(settledAt: Date, limit: number): Promise<number>;
}

export interface ReportPrinter {
  print(report: {
    readonly agency: string;
    readonly contact: string;
    readonly candidateName: string;
    readonly data: ReportValue;
  }): Promise<Uint8Array>;
}
