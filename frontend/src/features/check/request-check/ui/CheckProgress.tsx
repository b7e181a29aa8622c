import { FileText, RefreshCw, Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { BackgroundCheck } from '#contract/checks/background-check.ts';
import { FindingList } from '#entities/check/index.ts';
import { formatDate } from '#shared/lib/index.ts';
import { Button, Callout, CopyButton, LinkButton, Stack, type Tone } from '#shared/ui/index.ts';
import type { CheckActions } from '../model/use-check-actions.ts';

interface CheckProgressProps {
  readonly check: BackgroundCheck;
  readonly name: string;
  readonly actions: CheckActions;
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

/** How a paid check stands, and what can be done about it. */
export function CheckProgress({ check, name, actions }: CheckProgressProps) {
  const { t, i18n } = useTranslation(['checks', 'background-check']);
  const { expiresAt, completedAt, findings, packageType, consentDocumentUrl } = check;
  const shown = shownAs(check);
  const at = completedAt ?? expiresAt;
  const date = at === null ? '' : formatDate(at, i18n.language, 'date');
  const isDone = shown === 'clear' || shown === 'concerns';
  return (
    <Stack $gap={4}>
      <Callout tone={TONES[shown]} title={t(`stage.${shown}.title`)}>
        {t(`stage.${shown}.text`, { name, date })}
      </Callout>
      <Package>{t('stage.package', { package: t(`background-check:package.${packageType}`) })}</Package>
      {isDone && <FindingList findings={findings} />}
      <Buttons>
        {check.url && shown === 'awaiting_consent' && <CopyButton text={check.url} label={t('link.copy')} />}
        {(shown === 'awaiting_consent' || shown === 'expired' || shown === 'declined') && (
          <Button
            variant={shown === 'awaiting_consent' ? 'secondary' : 'primary'}
            icon={<RefreshCw aria-hidden />}
            onClick={actions.renewLink}
          >
            {t(shown === 'declined' ? 'link.askAgain' : 'link.renew')}
          </Button>
        )}
        {consentDocumentUrl && (
          <LinkButton newTab to={consentDocumentUrl} icon={<FileText aria-hidden />}>
            {t('consentDocument')}
          </LinkButton>
        )}
      </Buttons>
      {!isDone && <Cancel onCancel={actions.cancel} />}
    </Stack>
  );
}

function shownAs({ status, isExpired, isOrdered, awaitsCandidate }: BackgroundCheck): Shown {
  if (status === 'in_progress' && !isOrdered) return 'trying';
  if (status === 'in_progress' && awaitsCandidate) return 'awaits_candidate';
  if (status === 'awaiting_consent' && isExpired) return 'expired';
  return status === 'awaiting_payment' ? 'awaiting_consent' : status;
}

/** Money goes back and the link dies: the first press asks. */
function Cancel({ onCancel }: { readonly onCancel: () => Promise<void> }): ReactNode {
  const { t } = useTranslation('checks');
  const [asked, setAsked] = useState(false);
  return (
    <Stack $gap={2}>
      <Buttons>
        <Button
          variant={asked ? 'danger' : 'secondary'}
          icon={<Undo2 aria-hidden />}
          onClick={() => (asked ? onCancel() : setAsked(true))}
        >
          {t(asked ? 'cancel.sure' : 'cancel.action')}
        </Button>
      </Buttons>
      <Package>{t('cancel.help')}</Package>
    </Stack>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const Package = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
