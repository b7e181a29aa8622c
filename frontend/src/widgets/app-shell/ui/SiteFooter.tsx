import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Language } from '#shared/i18n/index.ts';
import { formatDate, useReaderTime, useServerNow } from '#shared/lib/index.ts';
import { onWide } from '#shared/theme/index.ts';
import { LanguageSwitch, Logo, ThemeSwitch } from '#shared/ui/index.ts';

export function SiteFooter({ onLanguage }: { readonly onLanguage?: (language: Language) => void }) {
  const { t } = useTranslation('shell');
  const { zone } = useReaderTime();
  const now = useServerNow();
  const [year] = useState(() => formatDate(new Date(now).toISOString(), 'en', 'year', { zone }));
  return (
    <Ground>
      <Inner>
        <Words>
          <Logo />
          <p>{t('footer.tagline')}</p>
        </Words>
        <Links aria-label={t('footer.label')}>
          <Link to="/terms">{t('footer.terms')}</Link>
          <Link to="/privacy-policy">{t('footer.privacy')}</Link>
          <Link to="/transparency">{t('footer.transparency')}</Link>
        </Links>
        <Switches>
          <ThemeSwitch />
          <LanguageSwitch onChosen={onLanguage} />
        </Switches>
        <small>{t('footer.rights', { year })}</small>
      </Inner>
    </Ground>
  );
}

const Ground = styled.footer`
  padding-bottom: calc(var(--bottom-bar-height) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--sunken);
`;

const Inner = styled.div`
  display: grid;
  gap: var(--space-3) var(--space-8);
  max-width: calc(var(--page-width) + 2 * var(--space-6));
  margin-inline: auto;
  padding: var(--space-5) var(--space-4);
  ${onWide} {
    grid-template-columns: 1fr auto auto;
    gap: var(--space-5) var(--space-8);
    padding: var(--space-8) var(--space-6);
  }
  small {
    color: var(--text-muted);
    font-size: var(--size-14);
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-2);
  p {
    max-width: 44ch;
    color: var(--text-muted);
  }
`;

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-4);
  ${onWide} {
    display: grid;
    align-content: start;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: var(--text);
  }
`;

const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  align-items: start;
  gap: var(--space-3);
  ${onWide} {
    flex-direction: column;
  }
`;
