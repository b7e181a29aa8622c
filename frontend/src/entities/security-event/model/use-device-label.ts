import { useTranslation } from 'react-i18next';
import { deviceOf } from '#contract/identity/vocabulary/device.ts';

/** A label such as "Firefox on Android", from the user agent. */
export function useDeviceLabel(): (userAgent: string | null) => string {
  const { t } = useTranslation('security');
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent);
    if (browser !== null && system !== null) return t('device', { browser, system });
    return browser ?? system ?? t('unknownDevice');
  };
}
