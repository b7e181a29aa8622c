import { useTranslation } from 'react-i18next';
import { changeLanguage, LANGUAGES } from '../../i18n/index.ts';
import { SegmentedSwitch } from './SegmentedSwitch.tsx';

export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const current = LANGUAGES.find((language) => language === i18n.resolvedLanguage) ?? 'en';
  const options = LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }));
  return (
    <SegmentedSwitch
      label={t('language.label')}
      options={options}
      value={current}
      onChange={(language) => void changeLanguage(language)}
    />
  );
}
