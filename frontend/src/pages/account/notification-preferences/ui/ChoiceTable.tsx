import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { NOTIFICATION_CHANNELS } from '#contract/notifications/vocabulary/channels.ts';
import { VisuallyHidden } from '#shared/ui/index.ts';
import type { PreferenceRow } from '../api/notification-preferences-api.ts';
import type { OpenWays } from './ChoiceCells.tsx';
import { ChoiceRows } from './ChoiceRows.tsx';

interface ChoiceTableProps {
  readonly rows: readonly PreferenceRow[];
  readonly open: OpenWays;
}

/** Notices by channel, with a checkbox for each pair. */
export function ChoiceTable({ rows, open }: ChoiceTableProps) {
  const { t } = useTranslation('notification-preferences');
  return (
    <Table>
      <caption>
        <VisuallyHidden>{t('table')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('about')}</VisuallyHidden>
          </th>
          {NOTIFICATION_CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              {t(`channel.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row) => (
        <ChoiceRows key={row.of} row={row} open={open} />
      ))}
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  border-collapse: separate;
  border-spacing: 0;
  background: var(--surface);
  th,
  td {
    padding: var(--space-1);
    border-bottom: 1px solid var(--line);
    text-align: center;
    vertical-align: top;
  }
  th:first-child {
    padding-left: var(--space-4);
    text-align: start;
  }
  td:last-child,
  th:last-child {
    padding-right: var(--space-3);
  }
  thead th {
    padding-block: var(--space-2);
    border-bottom: 2px solid var(--line-strong);
    color: var(--text-muted);
    font-size: var(--size-14);
    font-weight: 600;
  }
  @media (max-width: 400px) {
    td,
    thead th {
      padding-inline: 0;
      font-size: 0.75rem;
    }
    th:first-child {
      padding-inline: var(--space-2) 0;
      overflow-wrap: anywhere;
      hyphens: auto;
    }
    td:last-child,
    th:last-child {
      padding-right: var(--space-1);
    }
  }
  tbody:last-child tr:last-child > * {
    border-bottom: 0;
  }
`;
