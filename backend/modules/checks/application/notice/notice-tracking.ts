import { asId } from '#kernel/ids.ts';
import type { AdverseAction, AdverseActionId, NoticeName } from '../../domain/notice/adverse-action.ts';

const PREFIXES: Readonly<Record<NoticeName, string>> = {
  notice: 'checks.notice/',
  finalNotice: 'checks.final-notice/',
};
const NAMES = ['notice', 'finalNotice'] as const;

/** The tracking name of a notice's messages. */
export function trackingOf(name: NoticeName, { id }: Pick<AdverseAction, 'id'>): string {
  return PREFIXES[name] + id;
}

/** Null for what is no notice's. */
export function trackedNotice(
  tracking: string,
): { readonly name: NoticeName; readonly id: AdverseActionId } | null {
  const name = NAMES.find((one) => tracking.startsWith(PREFIXES[one]));
  return name ? { name, id: asId<'adverse_action'>(tracking.slice(PREFIXES[name].length)) } : null;
}
