import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useSaveLanguage } from '#features/account/save-preference/index.ts';
import { drawnPart } from '#shared/lib/index.ts';
import { isInArea } from '../links.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/** Loaded separately, because many screens, such as the landing page, belong to no area. */
const AreaNav = drawnPart('area-nav', async () => (await import('./AreaNav.tsx')).AreaNav);

/** The bar, the area's links, the screen, and the footer. */
export function AppShell({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const saveLanguage = useSaveLanguage();
  return (
    <Column>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <SiteHeader />
      {isInArea(pathname) && (
        <div data-area>
          <Suspense>
            <AreaNav />
          </Suspense>
        </div>
      )}
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <SiteFooter onLanguage={(language) => void saveLanguage(language)} />
    </Column>
  );
}

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  /* Prevents a layout shift when the links load. */
  > [data-area] {
    min-height: 53px;
  }
`;

/** Fills the window from the start; otherwise the footer would jump when the screen's code arrives. */
export const Main = styled.main`
  flex: 1 0 auto;
  min-height: calc(100svh - var(--header-height) - 3px);
  outline: none;
`;

export const SkipLink = styled.a`
  position: absolute;
  z-index: 50;
  left: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius);
  background: var(--hi-vis);
  color: var(--on-hi-vis);
  font-weight: 600;
  transform: translateY(-200%);
  &:focus {
    transform: translateY(8px);
  }
`;
