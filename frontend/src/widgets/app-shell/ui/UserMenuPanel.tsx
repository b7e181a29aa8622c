import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../entities/session/index.ts';
import { LanguageSwitch, Menu, Stack, ThemeSwitch, type MenuItem } from '../../../shared/ui/index.ts';
import { menuLinks, TEST_VIEWS, type NavLinkItem } from '../links.ts';
import { UserCard } from './UserCard.tsx';
import { UserMenuTrigger } from './UserMenuTrigger.tsx';

export function UserMenuPanel({ user }: { readonly user: User }) {
  const { t } = useTranslation('shell');
  const toItem = (link: NavLinkItem): MenuItem => ({
    key: link.to,
    to: link.to,
    label: t(`nav.${link.text}`),
  });
  const logOut = { key: 'log-out', to: '/api/logout', label: t('nav.logOut'), icon: <LogOut aria-hidden /> };
  return (
    <Menu
      trigger={<UserMenuTrigger user={user} />}
      header={<UserCard user={user} />}
      groups={[
        { key: 'own', items: menuLinks(user.userType).map(toItem) },
        { key: 'views', label: t('nav.testViews'), items: TEST_VIEWS.map(toItem) },
        { key: 'leave', items: [logOut] },
      ]}
      footer={
        <Stack $gap={2} $align="start">
          <ThemeSwitch />
          <LanguageSwitch />
        </Stack>
      }
    />
  );
}
