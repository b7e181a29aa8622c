import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Inline, LinkButton, Page } from '#shared/ui/index.ts';

export function NotFoundPage() {
  const { t } = useTranslation(['not-found', 'common']);
  return (
    <Page $width="form">
      <title>{`${t('title')} · ${t('common:brand')}`}</title>
      <Sign>
        <Compass size={44} aria-hidden />
        <h1>{t('title')}</h1>
        <p>{t(isDeveloped() ? 'developer' : 'text')}</p>
        <Inline $gap={2}>
          <LinkButton to="/" variant="primary">
            {t('home')}
          </LinkButton>
          <LinkButton to="/jobs">{t('jobs')}</LinkButton>
        </Inline>
      </Sign>
    </Page>
  );
}

/** True if the server runs with its development tools, which it writes into the page. */
function isDeveloped(): boolean {
  return typeof document !== 'undefined' && 'devTools' in document.documentElement.dataset;
}

const Sign = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  padding-block: var(--space-10);
  svg {
    color: var(--accent);
  }
  h1 {
    font-size: var(--size-46);
  }
`;
