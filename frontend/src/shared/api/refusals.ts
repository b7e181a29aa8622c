import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './api-error.ts';

/** Whether the call may be made again: what it was refused for is done. */
type Settle = (refusal: ApiError, dispatch: BaseQueryApi['dispatch']) => Promise<boolean>;

/** Deals with refusals that the person can do something about, whatever screen made the call (rules.md#step-up). */
export let settle: Settle | undefined;

export function settleRefusals(by: Settle): void {
  settle = by;
}
