import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCurrentInView } from '#shared/lib/index.ts';
import { onWide } from '#shared/theme/index.ts';

const LINKS = [
  { to: '/admin-dashboard', text: 'overview' },
  { to: '/admin-panel', text: 'people' },
  { to: '/admin/money', text: 'money' },
  { to: '/admin/moderation', text: 'moderation' },
  { to: '/admin/i9-reviews', text: 'i9' },
  { to: '/admin/events', text: 'events' },
] as const;

/** The areas of the desk, on each of its pages. On a phone the row scrolls, and where one is stays in sight. */
export function DeskLinks() {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const row = useCurrentInView<HTMLUListElement>('[aria-current]');
  return (
    <nav aria-label={t('desk.label')}>
      <Row ref={row} role="list">
        {LINKS.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} aria-current={currentOf(to, pathname)}>
              {t(`desk.${text}`)}
            </Link>
          </li>
        ))}
      </Row>
    </nav>
  );
}

/** The page of one person is within the area of people. */
function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return to === '/admin-panel' && pathname.startsWith('/admin/people/') ? 'true' : undefined;
}

const Row = styled.ul`
  display: flex;
  gap: var(--space-1);
  margin-bottom: var(--space-4);
  overflow-x: auto;
  scrollbar-width: none;
  ${onWide} {
    flex-wrap: wrap;
  }
  > li {
    flex: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0 var(--space-3);
    border-radius: var(--radius);
    color: var(--text-muted);
    font-weight: 500;
    text-decoration: none;
    &:hover {
      color: var(--text);
      text-decoration: underline;
    }
    &:focus-visible {
      outline-offset: -3px;
    }
    &[aria-current] {
      background: var(--neutral-soft);
      color: var(--text);
      font-weight: 600;
    }
  }
`;
