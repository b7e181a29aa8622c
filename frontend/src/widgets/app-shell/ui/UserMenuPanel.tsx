import { LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { User } from '#entities/session/index.ts';
import { useSaveLanguage } from '#features/account/save-preference/index.ts';
import { changeLanguage, LANGUAGES } from '#shared/i18n/index.ts';
import { chooseTheme, THEME_CHOICES, useThemeChoice } from '#shared/theme/index.ts';
import { Menu, type MenuGroup, type MenuItem } from '#shared/ui/index.ts';
import { useLinkText, type AreaPlace } from '../areas.ts';
import { menuLinks, TEST_VIEWS } from '../menu-links.ts';
import { UserCard } from './UserCard.tsx';
import { UserMenuTrigger } from './UserMenuTrigger.tsx';

interface UserMenuPanelProps {
  readonly user: User;
  readonly defaultOpen: boolean;
}

export function UserMenuPanel({ user, defaultOpen }: UserMenuPanelProps) {
  const { t } = useTranslation(['shell', 'areas']);
  const textOf = useLinkText();
  const settings = useSettings();
  const toItem = (link: AreaPlace): MenuItem => ({
    key: link.to,
    to: link.to,
    label: textOf(link.text),
  });
  const logOut = { key: 'log-out', to: '/api/logout', label: t('nav.logOut'), icon: <LogOut aria-hidden /> };
  return (
    <Menu
      defaultOpen={defaultOpen}
      trigger={<UserMenuTrigger user={user} />}
      header={<UserCard user={user} />}
      groups={[
        { key: 'own', items: menuLinks(user.userType).map(toItem) },
        { key: 'views', label: t('areas:testViews'), items: TEST_VIEWS.map(toItem) },
        ...settings,
        { key: 'leave', items: [logOut] },
      ]}
    />
  );
}

const THEME_ICONS = { system: Monitor, light: Sun, dark: Moon };

/** Theme and language as menu items, because arrow keys reach nothing else in a menu. */
function useSettings(): MenuGroup[] {
  const { t, i18n } = useTranslation('common');
  const saveLanguage = useSaveLanguage();
  const theme = useThemeChoice();
  const themes = THEME_CHOICES.map((choice): MenuItem => {
    const Icon = THEME_ICONS[choice];
    const label = t(`theme.${choice}`);
    return { key: choice, label, icon: <Icon aria-hidden />, onSelect: () => chooseTheme(choice) };
  });
  const languages = LANGUAGES.map((language): MenuItem => ({
    key: language,
    label: t(`language.${language}`),
    onSelect: () => {
      void changeLanguage(language);
      void saveLanguage(language);
    },
  }));
  return [
    { key: 'theme', label: t('theme.label'), items: themes, chosen: theme },
    {
      key: 'language',
      label: t('language.label'),
      items: languages,
      chosen: i18n.resolvedLanguage ?? i18n.language,
    },
  ];
}
