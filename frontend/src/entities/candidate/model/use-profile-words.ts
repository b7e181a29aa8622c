import { useTranslation } from 'react-i18next';

export interface ProfileWords {
  readonly skill: (value: string) => string;
  readonly experience: (value: string) => string;
  readonly availability: (value: string) => string;
  readonly transportation: (value: string) => string;
}

/** What a profile keeps by its code, as the sign-up form says it; a worker's or a referrer's own words stay as they are. */
export function useProfileWords(): ProfileWords {
  const { t } = useTranslation('account');
  return {
    skill: (value) => inWords(t('skill', { returnObjects: true }), value),
    experience: (value) => inWords(t('experience', { returnObjects: true }), value),
    availability: (value) => inWords(t('availability', { returnObjects: true }), value),
    transportation: (value) => inWords(t('transportation', { returnObjects: true }), value),
  };
}

export function inWords(labels: Readonly<Record<string, string>>, value: string): string {
  return Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}
