import { useTranslation } from 'react-i18next';
import type { BackgroundCheck } from '#contract/checks/background-check.ts';
import { FindingList } from '#entities/check/index.ts';
import { formatDate } from '#shared/lib/index.ts';
import { Callout, Stack } from '#shared/ui/index.ts';
import { isDone, STEP_TONES, stepOf } from '../model/check-step.ts';
import type { CheckActions } from '../model/use-check-actions.ts';
import { CancelPaid, Note } from './CancelPaid.tsx';
import { ConsentButtons } from './ConsentButtons.tsx';
import { PaperRequested } from './PaperRequested.tsx';

interface CheckProgressProps {
  readonly check: BackgroundCheck;
  readonly name: string;
  readonly actions: CheckActions;
}

/** The status of a paid check and its actions. */
export function CheckProgress({ check, name, actions }: CheckProgressProps) {
  const { t, i18n } = useTranslation(['checks', 'background-check']);
  const { expiresAt, completedAt, findings, packageType, consentDocumentUrl, url } = check;
  const step = stepOf(check);
  const at = completedAt ?? expiresAt;
  const date = at === null ? '' : formatDate(at, i18n.language, 'date');
  const cancel = { action: t('cancel.action'), sure: t('cancel.sure'), help: t('cancel.help') };
  return (
    <Stack $gap={4}>
      <Callout tone={STEP_TONES[step]} title={t(`stage.${step}.title`)}>
        {t(`stage.${step}.text`, { name, date })}
      </Callout>
      <PaperRequested check={check} name={name} />
      <Note>{t('stage.package', { package: t(`background-check:package.${packageType}`) })}</Note>
      {isDone(step) && <FindingList findings={findings} />}
      <ConsentButtons
        url={url}
        consentDocumentUrl={consentDocumentUrl}
        step={step}
        onRenew={actions.renewLink}
      />
      {!isDone(step) && <CancelPaid {...cancel} onCancel={actions.cancel} />}
    </Stack>
  );
}
