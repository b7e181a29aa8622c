import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './api-error.ts';

/** Resolves to true if the call may be repeated because the person has resolved the refusal. */
type Settle = (refusal: ApiError, dispatch: BaseQueryApi['dispatch']) => Promise<boolean>;

/** Handles refusals that the person can resolve, on any screen (rules.md#step-up). */
export let settle: Settle | undefined;

export function settleRefusals(by: Settle): void {
  settle = by;
}
