import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { BalanceDifference } from '#contract/billing/reconciliation/reconciliation.ts';
import { DayCell } from '#entities/admin/index.ts';
import { Amount, Button, Inline, StatusBadge, type Column } from '#shared/ui/index.ts';

const TONES = { open: 'warning', explained: 'neutral', agreed: 'success' } as const;

interface Acts {
  readonly unfold: (difference: BalanceDifference) => void;
  readonly explain: (difference: BalanceDifference) => void;
}

export function useDifferenceColumns({ unfold, explain }: Acts): readonly Column<BalanceDifference>[] {
  const { t } = useTranslation('admin-money');
  const amount = (value: string, isThere: boolean) =>
    isThere ? <Amount value={value} decimals="always" /> : t('differences.nothing');
  return [
    {
      key: 'what',
      header: t('differences.what'),
      main: true,
      cell: ({ subject, about }) => (
        <div>
          {t(`differences.subject.${subject}`)}
          <Id>{about}</Id>
        </div>
      ),
    },
    { key: 'day', header: t('differences.day'), cell: ({ at }) => <DayCell value={at} /> },
    {
      key: 'theirs',
      header: t('differences.theirs'),
      align: 'end',
      cell: ({ theirs, kind }) => amount(theirs, kind !== 'ours_only'),
    },
    {
      key: 'ours',
      header: t('differences.ours'),
      align: 'end',
      cell: ({ ours, kind }) => amount(ours, kind !== 'theirs_only'),
    },
    {
      key: 'difference',
      header: t('differences.difference'),
      align: 'end',
      cell: ({ difference }) => <Amount value={difference} decimals="always" />,
    },
    { key: 'state', header: t('differences.status'), cell: (row) => <State difference={row} /> },
    {
      key: 'actions',
      header: t('actions'),
      cell: (row) => (
        <Inline $gap={2}>
          {row.mayExplain && (
            <Button
              size="sm"
              aria-label={t('differences.explainOf', { about: row.about })}
              onClick={() => explain(row)}
            >
              {t('differences.explain')}
            </Button>
          )}
          <Button size="sm" aria-label={t('ledgerOf', { name: row.about })} onClick={() => unfold(row)}>
            {t('ledger')}
          </Button>
        </Inline>
      ),
    },
  ];
}

/** The explanation stays visible if the amounts changed afterward. */
function State({ difference }: { readonly difference: BalanceDifference }) {
  const { t } = useTranslation('admin-money');
  const { state, explanation, explainedBy } = difference;
  const name = explainedBy ? `${explainedBy.firstName} ${explainedBy.lastName}` : '';
  return (
    <div>
      <StatusBadge tone={TONES[state]}>{t(`differences.state.${state}`)}</StatusBadge>
      {explanation !== null && (
        <Note>
          {t(state === 'open' ? 'differences.before' : 'differences.because', { name, reason: explanation })}
        </Note>
      )}
    </div>
  );
}

const Id = styled.div`
  color: var(--text-muted);
  font-size: var(--size-14);
  font-weight: 400;
  overflow-wrap: anywhere;
`;

const Note = styled.p`
  max-width: 260px;
  margin-top: var(--space-1);
  font-size: var(--size-14);
  overflow-wrap: anywhere;
`;
