import type { DifferenceState } from '../../contract/vocabulary/reconciliation/reconciliation.ts';

/** Neither explained nor settled since (rules.md#reconciliation). */
export function mayExplain({ state }: { readonly state: DifferenceState }): boolean {
  return state === 'open';
}
