import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCurrentInView } from '#shared/lib/index.ts';
import { onWide } from '#shared/theme/index.ts';
import { partPath, PROFILE_PARTS } from '../model/profile-parts.ts';

/** Links to the parts of the profile: a sidebar on a wide screen, a scrolling row on a phone. */
export function PartLinks() {
  const { t } = useTranslation('profile');
  return (
    <Parts ref={useCurrentInView<HTMLElement>('[aria-current]')} aria-label={t('sections')}>
      {PROFILE_PARTS.map((part) => (
        <NavLink key={part} to={partPath(part)}>
          {t(`part.${part}`)}
        </NavLink>
      ))}
    </Parts>
  );
}

const Parts = styled.nav`
  display: flex;
  overflow-x: auto;
  border-bottom: 2px solid var(--line);
  scrollbar-width: none;
  a {
    display: flex;
    flex: none;
    align-items: center;
    min-height: 44px;
    padding-inline: var(--space-3);
    color: var(--text-muted);
    font-weight: 500;
    text-decoration: none;
  }
  a:hover {
    color: var(--text);
    text-decoration: underline;
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  a[aria-current] {
    background: var(--neutral-soft);
    color: var(--text);
    font-weight: 600;
  }
  ${onWide} {
    position: sticky;
    top: calc(var(--header-height) + var(--space-4));
    flex-direction: column;
    border-bottom: 0;
    border-left: 4px solid var(--line);
  }
`;
