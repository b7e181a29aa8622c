import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCurrentUser } from '#entities/session/index.ts';
import { onWide } from '#shared/theme/index.ts';
import { AreaLinks } from '#shared/ui/index.ts';
import { areaOf, useLinkText } from '../areas.ts';
import { currentAt, currentOf } from '../links.ts';

/** Below the bar: links to the related screens (rules.md#area-links). */
export function AreaNav() {
  const textOf = useLinkText();
  const { pathname } = useLocation();
  const { user, isLoading } = useCurrentUser();
  // Reserves the space until the user is loaded, so that nothing below moves.
  const area = areaOf(pathname, isLoading ? 'employer' : (user?.userType ?? null));
  if (area === null) return null;
  if (isLoading && area.text === 'employerView') return null;
  const current = currentOf(area.links, pathname);
  const links = area.links.map((link) => ({
    to: link.to,
    label: textOf(link.text),
    current: link === current ? currentAt(link, pathname) : undefined,
  }));
  return (
    <Line>
      <AreaLinks label={textOf(area.text)} links={links} />
    </Line>
  );
}

const Line = styled.div`
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  > nav {
    max-width: calc(var(--page-width) + 2 * var(--space-6));
    margin-inline: auto;
    padding: 4px var(--space-1);
    ${onWide} {
      padding-inline: var(--space-3);
    }
  }
`;
