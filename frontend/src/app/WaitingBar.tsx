import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { waitingLoads } from '#shared/lib/index.ts';

/** Says that the opened screen waits for a connection. The current screen stays (rules.md#offline-navigation). */
export function WaitingBar() {
  const { t } = useTranslation();
  const waits = useSyncExternalStore(waitingLoads.subscribe, waitingLoads.count, () => 0);
  return waits > 0 && <Bar role="alert">{t('error.offlineWait')}</Bar>;
}

const Bar = styled.p`
  position: fixed;
  z-index: 60;
  inset: auto 0 0;
  padding: 16px;
  background: var(--text);
  color: var(--surface);
`;
