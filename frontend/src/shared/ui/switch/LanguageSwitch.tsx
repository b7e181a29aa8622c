import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage, LANGUAGES, type Language } from '../../i18n/index.ts';
import { SegmentedSwitch } from './SegmentedSwitch.tsx';

export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  // The choice shows at once; the texts follow when they are loaded.
  const [loading, setLoading] = useState<Language | null>(null);
  const current = LANGUAGES.find((language) => language === i18n.resolvedLanguage) ?? 'en';
  const options = LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }));
  const choose = (language: Language): void => {
    setLoading(language);
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
