import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage, LANGUAGES, useLanguage, type Language } from '../../i18n/index.ts';
import { SegmentedSwitch } from './SegmentedSwitch.tsx';

interface LanguageSwitchProps {
  /** Called as soon as a language is chosen. */
  readonly onChosen?: ((language: Language) => void) | undefined;
}

export function LanguageSwitch({ onChosen }: LanguageSwitchProps) {
  const { t } = useTranslation();
  // The choice shows immediately; the texts follow when they are loaded.
  const [loading, setLoading] = useState<Language | null>(null);
  const current = useLanguage();
  const options = LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }));
  const choose = (language: Language): void => {
    setLoading(language);
    onChosen?.(language);
    void changeLanguage(language).finally(() => setLoading(null));
  };
  return (
    <SegmentedSwitch
      label={t('language.label')}
      options={options}
      value={loading ?? current}
      onChange={choose}
    />
  );
}
