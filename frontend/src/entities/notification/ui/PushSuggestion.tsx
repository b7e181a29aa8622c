import { BellRing } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { dismissPushSuggestion } from '#shared/push-suggestion/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Button, Inline } from '#shared/ui/index.ts';
import { usePushDevice } from '../model/use-push-device.ts';

/** Offers push notifications on this device after something that makes them useful. */
export function PushSuggestion({ person }: { readonly person: string }) {
  const { t } = useTranslation('push');
  const { state, turnOn } = usePushDevice(person);
  const isPointless = state === 'on' || state === 'blocked' || state === 'unsupported';
  useEffect(() => {
    if (isPointless) dismissPushSuggestion(false);
  }, [isPointless]);
  if (state !== 'off') return null;
  const accept = async (): Promise<void> => {
    const isOn = await turnOn();
    if (!isOn) showToast({ title: t('failed'), description: t('failedText'), variant: 'destructive' });
    dismissPushSuggestion(!isOn || Notification.permission !== 'granted');
  };
  return (
    <Card role="region" aria-label={t('offer.title')}>
      <BellRing size={24} aria-hidden />
      <div>
        <strong>{t('offer.title')}</strong>
        <p>{t('offer.text')}</p>
        <Inline $gap={2}>
          <Button variant="primary" onClick={accept}>
            {t('offer.yes')}
          </Button>
          <Button onClick={() => dismissPushSuggestion(true)}>{t('offer.no')}</Button>
        </Inline>
      </div>
    </Card>
  );
}

const Card = styled.div`
  position: fixed;
  inset: auto var(--space-4) var(--space-4) auto;
  z-index: 20;
  display: flex;
  gap: var(--space-3);
  max-width: min(400px, calc(100vw - 2 * var(--space-4)));
  padding: var(--space-4);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow);
  color: var(--text);
  text-align: start;
  // The screen's main action is at the bottom of a phone.
  @media (max-width: 600px) {
    inset: 72px var(--space-4) auto;
  }
  svg {
    flex: none;
  }
  p {
    margin-block: var(--space-1) var(--space-3);
    color: var(--text-muted);
  }
`;
