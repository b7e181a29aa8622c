import type { BackgroundCheckId } from '../domain/order/background-check.ts';

export interface ChecksTasks {
  /** Orders a report or reads its status. */
  'checks.follow': { readonly checkId: BackgroundCheckId };
  /** Cancels the report at the agency. */
  'checks.call_off_report': { readonly provider: string; readonly externalId: string };
}
