import { useTranslation } from 'react-i18next';
import type { DrugTest } from '#contract/checks/drug-test.ts';
import { formatDate } from '#shared/lib/index.ts';
import { Callout, Stack } from '#shared/ui/index.ts';
import { isDone, STEP_TONES, stepOf } from '../model/check-step.ts';
import type { DrugTestActions } from '../model/use-drug-test-actions.ts';
import { CancelPaid, Note } from './CancelPaid.tsx';
import { ConsentButtons } from './ConsentButtons.tsx';
import { PaperRequested } from './PaperRequested.tsx';

interface DrugTestProgressProps {
  readonly test: DrugTest;
  readonly name: string;
  readonly actions: DrugTestActions;
}

/** The status of a paid test and its actions. */
export function DrugTestProgress({ test, name, actions }: DrugTestProgressProps) {
  const { t, i18n } = useTranslation('drug-test');
  const { url, consentDocumentUrl } = test;
  const step = stepOf(test);
  const at = test.completedAt ?? test.expiresAt;
  const date = at === null ? '' : formatDate(at, i18n.language, 'date');
  const cancel = { action: t('cancel.action'), sure: t('cancel.sure'), help: t('cancel.help') };
  return (
    <Stack $gap={4}>
      <Callout tone={STEP_TONES[step]} title={t(`stage.${step}.title`)}>
        {t(`stage.${step}.text`, { name, date })}
      </Callout>
      <PaperRequested check={test} name={name} />
      <Place test={test} />
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

function Place({ test: { site, appointment } }: Pick<DrugTestProgressProps, 'test'>) {
  const { t, i18n } = useTranslation('drug-test');
  if (!appointment) return site === null ? null : <Note>{`${t('near')}: ${site}`}</Note>;
  const where = [appointment.site, appointment.address, appointment.phone].filter(Boolean).join(', ');
  return (
    <Stack $gap={1}>
      <p>{`${t('where')}: ${where}`}</p>
      {appointment.until && (
        <p>{`${t('until')}: ${formatDate(appointment.until, i18n.language, 'dateTime')}`}</p>
      )}
    </Stack>
  );
}
