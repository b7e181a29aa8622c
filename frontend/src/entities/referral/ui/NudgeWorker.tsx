import { MessageSquareText } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormatDate, useServerNow } from '#shared/lib/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button } from '#shared/ui/index.ts';
import { useNudgeWorkerMutation } from '../api/referral-api.ts';

interface NudgeWorkerProps {
  readonly referral: {
    readonly id: string;
    readonly workerName: string;
    readonly nudgeFrom: string | null;
  };
  readonly block?: boolean;
}

/** Texts the worker a reminder to confirm or decline, or shows when that is possible (rules.md#nudges). */
export function NudgeWorker({ referral, block = false }: NudgeWorkerProps) {
  const { t } = useTranslation('referral');
  const formatDate = useFormatDate();
  const now = useServerNow();
  const hint = useId();
  const { workerName: name, nudgeFrom } = referral;
  const nudge = useNudge(referral.id, name);
  if (nudgeFrom === null) return null;
  const isLater = Date.parse(nudgeFrom) > now;
  return (
    <div>
      <Button
        block={block}
        icon={<MessageSquareText aria-hidden />}
        disabled={isLater}
        aria-describedby={isLater ? hint : undefined}
        loadingText={t('nudge.sending')}
        onClick={nudge}
      >
        {t('nudge.action', { name })}
      </Button>
      {isLater && <Hint id={hint}>{t('nudge.from', { when: formatDate(nudgeFrom, 'dateTime') })}</Hint>}
    </div>
  );
}

function useNudge(id: string, name: string): () => Promise<void> {
  const { t } = useTranslation('referral');
  const [send] = useNudgeWorkerMutation();
  return async () => {
    const { error } = await send(id);
    if (error) showFailure(error, t('nudge.failed'));
    else
      showToast({ title: t('nudge.sent'), description: t('nudge.sentText', { name }), variant: 'success' });
  };
}

const Hint = styled.p`
  margin-top: var(--space-1);
  color: var(--text-muted);
  font-size: var(--size-14);
`;
