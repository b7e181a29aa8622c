import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { AreaLinks } from '#shared/ui/index.ts';

const LINKS = [
  { to: '/admin-dashboard', text: 'overview' },
  { to: '/admin-panel', text: 'people' },
  { to: '/admin/money', text: 'money' },
  { to: '/admin/moderation', text: 'moderation' },
  { to: '/admin/i9-reviews', text: 'i9' },
  { to: '/admin/events', text: 'events' },
] as const;

/** The areas of the desk, on each of its pages. */
export function AdminLinks() {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const links = LINKS.map(({ to, text }) => ({
    to,
    label: t(`desk.${text}`),
    current: currentOf(to, pathname),
  }));
  return (
    <Place>
      <AreaLinks label={t('desk.label')} links={links} />
    </Place>
  );
}

/** The page of one person belongs to the area of people. */
function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return to === '/admin-panel' && pathname.startsWith('/admin/people/') ? 'true' : undefined;
}

const Place = styled.div`
  margin-bottom: var(--space-4);
`;
