import { useTranslation } from 'react-i18next';
import { showToast } from '#shared/toast/index.ts';
import { findCoordinates, type LocationProblem } from './coordinates.ts';
import { useLazyPlaceAtQuery } from '../api/detect-location-api.ts';
import { formatPlace } from './format-place.ts';

/** Finds the device's "City, State" (rules.md#coarse-location). If it fails, shows a toast and returns null. */
export function useDetectLocation(): () => Promise<string | null> {
  const { t } = useTranslation('detect-location');
  const [placeAt] = useLazyPlaceAtQuery();
  const giveUp = (problem: LocationProblem): null => {
    showToast({ title: t(`problem.${problem}`), description: t('manually'), variant: 'destructive' });
    return null;
  };
  return async () => {
    const found = await findCoordinates(navigator.geolocation);
    if (typeof found === 'string') return giveUp(found);
    const { data } = await placeAt(found);
    const words = data ? formatPlace(data) : '';
    return words === '' ? giveUp('failed') : words;
  };
}
