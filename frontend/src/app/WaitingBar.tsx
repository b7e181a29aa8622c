import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { waitingLoads } from '#shared/lib/index.ts';

/** Says that the opened screen waits for a connection. The current screen stays (rules.md#offline-navigation). */
export function WaitingBar() {
  const { t } = useTranslation();
  const waits = useSyncExternalStore(waitingLoads.subscribe, waitingLoads.count, () => 0);
  return (
    waits > 0 && (
      <p className="waits" role="alert">
        {t('error.offlineWait')}
      </p>
    )
  );
}
