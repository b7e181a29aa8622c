import { FileText, RefreshCw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { DrugTest } from '#contract/checks/drug-test.ts';
import { formatDate } from '#shared/lib/index.ts';
import { Button, Callout, CopyButton, Inline, LinkButton, Stack, type Tone } from '#shared/ui/index.ts';
import type { DrugTestActions } from '../model/use-drug-test-actions.ts';

interface DrugTestProgressProps {
  readonly test: DrugTest;
  readonly name: string;
  readonly actions: DrugTestActions;
}

type Shown =
  | 'awaiting_consent'
  | 'expired'
  | 'declined'
  | 'trying'
  | 'awaits_candidate'
  | 'in_progress'
  | 'clear'
  | 'concerns';

const TONES: Readonly<Record<Shown, Tone>> = {
  awaiting_consent: 'info',
  expired: 'warning',
  declined: 'warning',
  trying: 'info',
  awaits_candidate: 'info',
  in_progress: 'info',
  clear: 'success',
  concerns: 'warning',
};

/** How a paid test stands, and what can be done about it. */
export function DrugTestProgress({ test, name, actions }: DrugTestProgressProps) {
  const { t, i18n } = useTranslation(['drug-test', 'checks']);
  const shown = shownAs(test);
  const at = test.completedAt ?? test.expiresAt;
  const date = at === null ? '' : formatDate(at, i18n.language, 'date');
  const isDone = shown === 'clear' || shown === 'concerns';
  const canAsk = shown === 'awaiting_consent' || shown === 'expired' || shown === 'declined';
  return (
    <Stack $gap={4}>
      <Callout tone={TONES[shown]} title={t(`stage.${shown}.title`)}>
        {t(`stage.${shown}.text`, { name, date })}
      </Callout>
      <Place test={test} />
      <Inline $gap={2}>
        {test.url && shown === 'awaiting_consent' && (
          <CopyButton text={test.url} label={t('checks:link.copy')} />
        )}
        {canAsk && (
          <Button
            variant={shown === 'awaiting_consent' ? 'secondary' : 'primary'}
            icon={<RefreshCw aria-hidden />}
            onClick={actions.renewLink}
          >
            {t(shown === 'declined' ? 'checks:link.askAgain' : 'checks:link.renew')}
          </Button>
        )}
        {test.consentDocumentUrl && (
          <LinkButton newTab to={test.consentDocumentUrl} icon={<FileText aria-hidden />}>
            {t('checks:consentDocument')}
          </LinkButton>
        )}
      </Inline>
      {!isDone && <Cancel onCancel={actions.cancel} />}
    </Stack>
  );
}

function shownAs({ status, isExpired, isOrdered, awaitsCandidate }: DrugTest): Shown {
  if (status === 'in_progress' && !isOrdered) return 'trying';
  if (status === 'in_progress' && awaitsCandidate) return 'awaits_candidate';
  if (status === 'awaiting_consent' && isExpired) return 'expired';
  return status === 'awaiting_payment' ? 'awaiting_consent' : status;
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

/** Money goes back and the link dies: the first press asks. */
function Cancel({ onCancel }: { readonly onCancel: () => Promise<void> }) {
  const { t } = useTranslation('drug-test');
  const [isAsked, setAsked] = useState(false);
  return (
    <Stack $gap={2} $align="start">
      <Button
        variant={isAsked ? 'danger' : 'secondary'}
        icon={<Undo2 aria-hidden />}
        onClick={() => (isAsked ? onCancel() : setAsked(true))}
      >
        {t(isAsked ? 'cancel.sure' : 'cancel.action')}
      </Button>
      <Note>{t('cancel.help')}</Note>
    </Stack>
  );
}

const Note = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
