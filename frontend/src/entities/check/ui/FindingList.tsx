import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Finding } from '#contract/checks/order/background-check.ts';
import { translateMessageIn } from '#shared/i18n/index.ts';
import { StatusBadge } from '#shared/ui/index.ts';

/** The result of each screening in a report. */
export function FindingList({ findings }: { readonly findings: readonly Finding[] }) {
  const { t, i18n } = useTranslation('background-check');
  return (
    <List role="list" aria-label={t('finding.list')}>
      {findings.map(({ screening, result, note }) => (
        <li key={screening}>
          <span>
            {translateMessageIn(i18n, screening)}
            {note && <small>{note}</small>}
          </span>
          {result === 'clear' ? (
            <StatusBadge tone="success" icon={CircleCheck}>
              {t('finding.clear')}
            </StatusBadge>
          ) : (
            <StatusBadge tone="warning" icon={TriangleAlert}>
              {t('finding.consider')}
            </StatusBadge>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    padding: var(--space-2) 0;
    &:not(:first-child) {
      border-top: 1px solid var(--line);
    }
  }
  small {
    display: block;
    color: var(--text-muted);
    font-size: var(--size-14);
    overflow-wrap: anywhere;
  }
`;
