import { useTranslation } from 'react-i18next';
import { usePushDevice } from '#entities/notification/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Button, Callout } from '#shared/ui/index.ts';
import { Section } from './Section.tsx';

/** Push notifications on this device, if the installation and the browser support them. */
export function PushDevice({ person }: { readonly person: string }) {
  const { t } = useTranslation('push');
  const { state, turnOn, turnOff } = usePushDevice(person);
  if (state === null) return null;
  const press = async (): Promise<void> => {
    const isDone = await (state === 'on' ? turnOff() : turnOn());
    if (!isDone) showToast({ title: t('failed'), description: t('failedText'), variant: 'destructive' });
  };
  return (
    <Section title={t('device.title')} text={t('device.text')}>
      {state === 'unsupported' && <Callout>{t('device.unsupported')}</Callout>}
      {state === 'blocked' && <Callout tone="warning">{t('device.blocked')}</Callout>}
      {(state === 'off' || state === 'on') && (
        <div>
          <Button onClick={press} loadingText={t('working')}>
            {t(state === 'on' ? 'device.turnOff' : 'device.turnOn')}
          </Button>
        </div>
      )}
    </Section>
  );
}
