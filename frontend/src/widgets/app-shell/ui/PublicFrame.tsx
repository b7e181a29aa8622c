import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useSaveLanguage } from '#features/account/save-preference/index.ts';
import { LanguageSwitch, Logo, ThemeSwitch } from '#shared/ui/index.ts';
import { Column, Main, SkipLink } from './AppShell.tsx';
import { HeaderLanguage } from './HeaderLanguage.tsx';

/** The frame of pages that people open from a link without an account. It has no navigation. */
export function PublicFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell');
  const saveLanguage = useSaveLanguage();
  return (
    <Column>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <Top>
        <Link to="/" aria-label={t('nav.logoHome')}>
          <Logo />
        </Link>
        <HeaderLanguage />
      </Top>
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <Bottom>
        <ThemeSwitch />
        <LanguageSwitch onChosen={(language) => void saveLanguage(language)} />
      </Bottom>
    </Column>
  );
}

const Top = styled.header`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-4);
  border-bottom: 3px solid var(--accent);
  background: var(--bar);
  color: var(--on-bar);
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
    text-decoration: none;
  }
  a:focus-visible,
  button:focus-visible {
    outline-color: var(--focus-on-bar);
  }
`;

const Bottom = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
  padding: var(--space-5) var(--space-4) calc(var(--space-5) + var(--bottom-bar-height));
  border-top: 1px solid var(--line);
`;
