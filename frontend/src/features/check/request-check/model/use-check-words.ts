import { useTranslation } from 'react-i18next';
import type { CheckKind } from '#contract/checks/notice/adverse-action.ts';
import type { CheckStep } from './check-step.ts';

/** A text that background checks and drug tests have in words of their own. */
type CheckWord =
  | 'title'
  | 'loadFailed'
  | `cancel.${'action' | 'sure' | 'help' | 'unpaid'}`
  | `request.${'ended' | 'inOffer'}`
  | `stage.${CheckStep}.${'title' | 'text'}`;

export function useCheckWords(
  kind: CheckKind,
): (word: CheckWord, values?: Readonly<Record<string, string>>) => string {
  const { t } = useTranslation(['checks', 'drug-test']);
  return (word, values) =>
    kind === 'drug_test' ? t(`drug-test:${word}`, { ...values }) : t(`checks:${word}`, { ...values });
}
