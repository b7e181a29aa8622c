import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { User } from '#entities/session/index.ts';
import { useSaveLanguage } from '#features/account/save-preference/index.ts';
import { LanguageSwitch, LinkButton, SideSheet, Stack, ThemeSwitch } from '#shared/ui/index.ts';
import { COMMUNITY_LINKS, useLinkText, type AreaPlace } from '../areas.ts';
import { currentAt, currentOf, type NavLinkItem } from '../links.ts';
import { menuLinks, TEST_VIEWS } from '../menu-links.ts';
import { UserCard } from './UserCard.tsx';

interface MobileMenuSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly user: User | null;
  readonly links: readonly NavLinkItem[];
}

export function MobileMenuSheet({ open, onOpenChange, user, links }: MobileMenuSheetProps) {
  const { t } = useTranslation(['shell', 'areas']);
  const saveLanguage = useSaveLanguage();
  const close = (): void => onOpenChange(false);
  const own = user ? menuLinks(user.userType).filter((link) => !links.some(({ to }) => to === link.to)) : [];
  return (
    <SideSheet open={open} onOpenChange={onOpenChange} title={t('nav.menu')}>
      <Content>
        {user && <UserCard user={user} />}
        <nav aria-label={t('nav.main')}>
          <Links links={links} onChosen={close} />
          <Below>
            <Links links={COMMUNITY_LINKS} onChosen={close} />
          </Below>
          <Links links={own} onChosen={close} />
        </nav>
        {user ? (
          <>
            <Group>
              <h3>{t('areas:testViews')}</h3>
              <Links links={TEST_VIEWS} onChosen={close} />
            </Group>
            <LinkButton to="/api/logout" onClick={close}>
              {t('nav.logOut')}
            </LinkButton>
          </>
        ) : (
          <LinkButton to="/api/login" variant="primary" onClick={close}>
            {t('nav.signIn')}
          </LinkButton>
        )}
        <Stack $gap={2} $align="start">
          <ThemeSwitch />
          <LanguageSwitch onChosen={(language) => void saveLanguage(language)} />
        </Stack>
      </Content>
    </SideSheet>
  );
}

function Links({ links, onChosen }: { readonly links: readonly AreaPlace[]; readonly onChosen: () => void }) {
  const textOf = useLinkText();
  const { pathname } = useLocation();
  const current = currentOf(links, pathname);
  return links.map((link) => (
    <Row
      key={link.to}
      to={link.to}
      aria-current={link === current ? currentAt(link, pathname) : undefined}
      onClick={onChosen}
    >
      {textOf(link.text)}
    </Row>
  ));
}

const Content = styled.div`
  display: grid;
  gap: var(--space-5);
  padding-right: var(--space-2);
`;

const Group = styled.div`
  h3 {
    margin-bottom: var(--space-1);
    color: var(--text-muted);
  }
`;

/** The community's subpages below its link, which is the last of the bar. */
const Below = styled.div`
  padding-left: var(--space-5);
`;

const Row = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 52px;
  border-bottom: 1px solid var(--line);
  color: var(--text);
  font-weight: 500;
  text-decoration: none;
  &[aria-current] {
    box-shadow: inset 4px 0 0 var(--accent);
    padding-left: var(--space-3);
    font-weight: 600;
  }
`;
