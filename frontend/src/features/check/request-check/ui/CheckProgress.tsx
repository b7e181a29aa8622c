import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckKind } from '#contract/checks/notice/adverse-action.ts';
import type { BackgroundCheck } from '#contract/checks/order/background-check.ts';
import type { CheckAction } from '#contract/checks/vocabulary/order/check-actions.ts';
import type { DrugTest } from '#contract/checks/drug-test/drug-test.ts';
import { formatDate } from '#shared/lib/index.ts';
import { Callout, Stack } from '#shared/ui/index.ts';
import { STEP_TONES, stepOf } from '../model/check-step.ts';
import { useCheckWords } from '../model/use-check-words.ts';
import { CancelPaid } from './CancelPaid.tsx';
import { ConsentButtons } from './ConsentButtons.tsx';
import { PaperRequested } from './PaperRequested.tsx';

interface CheckProgressProps {
  readonly kind: CheckKind;
  readonly check: BackgroundCheck | DrugTest;
  readonly name: string;
  readonly allowed: readonly CheckAction[];
  /** Null when the server refuses it, here and below. */
  readonly onRenew: (() => Promise<void>) | null;
  readonly onCancel: (() => Promise<void>) | null;
  /** Its package, findings, or place. */
  readonly children: ReactNode;
}

/** The status of a paid check or drug test and its actions. */
export function CheckProgress({
  kind,
  check,
  name,
  allowed,
  onRenew,
  onCancel,
  children,
}: CheckProgressProps) {
  const { i18n } = useTranslation();
  const words = useCheckWords(kind);
  const step = stepOf(check);
  const at = check.completedAt ?? check.expiresAt;
  const date = at === null ? '' : formatDate(at, i18n.language, 'date');
  return (
    <Stack $gap={4}>
      <Callout tone={STEP_TONES[step]} title={words(`stage.${step}.title`)}>
        {words(`stage.${step}.text`, { name, date })}
      </Callout>
      {allowed.includes('print_paper_form') && <PaperRequested check={check} name={name} />}
      {children}
      <ConsentButtons
        url={allowed.includes('copy_link') ? check.url : null}
        consentDocumentUrl={check.consentDocumentUrl}
        step={step}
        onRenew={onRenew}
      />
      {onCancel && <CancelPaid kind={kind} onCancel={onCancel} />}
    </Stack>
  );
}
