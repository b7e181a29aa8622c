import { useTranslation } from 'react-i18next';

export interface ProfileLabels {
  readonly skill: (value: string) => string;
  readonly experience: (value: string) => string;
  readonly availability: (value: string) => string;
  readonly transportation: (value: string) => string;
}

/**
 * Labels for the codes in a profile, as the sign-up form words them; a worker's or a referrer's own words
 * stay unchanged.
 */
export function useProfileLabels(): ProfileLabels {
  const { t } = useTranslation('account');
  return {
    skill: (value) => labelOf(t('skill', { returnObjects: true }), value),
    experience: (value) => labelOf(t('experience', { returnObjects: true }), value),
    availability: (value) => labelOf(t('availability', { returnObjects: true }), value),
    transportation: (value) => labelOf(t('transportation', { returnObjects: true }), value),
  };
}

export function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}
