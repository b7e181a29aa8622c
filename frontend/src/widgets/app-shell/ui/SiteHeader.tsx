import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCurrentUser } from '#entities/session/index.ts';
import { onWide } from '#shared/theme/index.ts';
import { LinkButton, Logo } from '#shared/ui/index.ts';
import { barLinks, currentAt, currentOf } from '../links.ts';
import { Bell } from './Bell.tsx';
import { HeaderLanguage } from './HeaderLanguage.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { onDesktop } from './on-desktop.ts';
import { UserMenu } from './UserMenu.tsx';

/** The dark bar at the top of every screen (rules.md#navigation-bar). */
export function SiteHeader() {
  const { t } = useTranslation('shell');
  const { user, isLoading } = useCurrentUser();
  const { pathname } = useLocation();
  const links = barLinks(user?.userType ?? null);
  const current = currentOf(links, pathname);
  return (
    <Bar>
      <Inner>
        <Brand to="/" aria-label={t('nav.logoHome')}>
          <Logo />
        </Brand>
        {!isLoading && (
          <>
            <Nav aria-label={t('nav.main')}>
              {links.map((link) => (
                <BarLink
                  key={link.to}
                  to={link.to}
                  aria-current={link === current ? currentAt(link, pathname) : undefined}
                >
                  {t(`nav.${link.text}`)}
                </BarLink>
              ))}
            </Nav>
            {user ? <Bell person={user.id} /> : <HeaderLanguage />}
            <End>
              {user && <UserMenu user={user} />}
              {user && (
                <LogOutLink href="/api/logout" aria-label={t('nav.logOut')} title={t('nav.logOut')}>
                  <LogOut size={20} aria-hidden />
                </LogOutLink>
              )}
              {!user && (
                <LinkButton to="/api/login" variant="primary">
                  {t('nav.signIn')}
                </LinkButton>
              )}
            </End>
            <MobileMenu user={user} links={links} />
          </>
        )}
      </Inner>
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 30;
  border-bottom: 3px solid var(--accent);
  background: var(--bar);
  color: var(--on-bar);
  a:focus-visible,
  button:focus-visible {
    outline-color: var(--focus-on-bar);
  }
`;

const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-6);
  max-width: calc(var(--page-width) + 2 * var(--space-6));
  min-height: var(--header-height);
  margin-inline: auto;
  padding-inline: var(--space-4) var(--space-2);
  ${onWide} {
    padding-inline: var(--space-6);
  }
`;

const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-right: auto;
  border-radius: var(--radius);
  color: inherit;
  text-decoration: none;
`;

const Nav = styled.nav`
  display: none;
  align-self: stretch;
  gap: var(--space-1);
  ${onDesktop} {
    display: flex;
  }
`;

const BarLink = styled(Link)`
  display: flex;
  align-items: center;
  padding: 3px 14px 0;
  border-bottom: 3px solid transparent;
  color: var(--on-bar-muted);
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    background: var(--bar-hover);
    color: var(--on-bar);
  }
  &[aria-current] {
    border-bottom-color: var(--hi-vis);
    color: var(--on-bar);
  }
`;

const End = styled.div`
  display: none;
  align-items: center;
  gap: var(--space-1);
  ${onDesktop} {
    display: flex;
  }
`;

const LogOutLink = styled.a`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: var(--radius);
  color: var(--on-bar-muted);
  &:hover {
    background: var(--bar-hover);
    color: var(--on-bar);
  }
`;
