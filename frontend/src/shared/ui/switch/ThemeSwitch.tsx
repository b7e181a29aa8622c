import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chooseTheme, THEME_CHOICES, useThemeChoice, type ThemeChoice } from '../../theme/index.ts';
import { SegmentedSwitch } from './SegmentedSwitch.tsx';

const ICONS: Record<ThemeChoice, typeof Sun> = { system: Monitor, light: Sun, dark: Moon };

export function ThemeSwitch() {
  const { t } = useTranslation();
  const choice = useThemeChoice();
  const options = THEME_CHOICES.map((value) => {
    const Icon = ICONS[value];
    return { value, label: t(`theme.${value}`), icon: <Icon aria-hidden /> };
  });
  return (
    <SegmentedSwitch
      iconsOnly
      label={t('theme.label')}
      options={options}
      value={choice}
      onChange={chooseTheme}
    />
  );
}
