import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCurrentInView } from '#shared/lib/index.ts';
import { onWide } from '#shared/theme/index.ts';

interface AreaLink {
  readonly to: string;
  readonly label: string;
  /** `page`: this very screen; `true`: a screen within it. */
  readonly current: 'page' | 'true' | undefined;
}

interface AreaLinksProps {
  readonly label: string;
  readonly links: readonly AreaLink[];
}

/** Links to the screens of one area. On a phone the row scrolls, and the current link stays visible. */
export function AreaLinks({ label, links }: AreaLinksProps) {
  const row = useCurrentInView<HTMLUListElement>('[aria-current]');
  return (
    <nav aria-label={label}>
      <Row ref={row} role="list">
        {links.map(({ to, label: name, current }) => (
          <li key={to}>
            <Link to={to} aria-current={current}>
              {name}
            </Link>
          </li>
        ))}
      </Row>
    </nav>
  );
}

const Row = styled.ul`
  display: flex;
  gap: var(--space-1);
  min-width: 0;
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
