import { CheckCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RewardClaim } from '#contract/rewards/reward-claim.ts';
import type { ListedClaims } from '#contract/rewards/vocabulary/claims.ts';
import { ResultCount } from '#entities/admin/index.ts';
import { lazyPart } from '#shared/lib/index.ts';
import { DataTable, EmptyState, ErrorState, ShowMore, SkeletonList, Stack } from '#shared/ui/index.ts';
import { LedgerDialog } from '#widgets/admin-payments/index.ts';
import { useRewardClaimsInfiniteQuery } from '../../api/money-api.ts';
import { BulkClaims } from './BulkClaims.tsx';
import { ClaimDetails } from './ClaimDetails.tsx';
import { ClaimFilter } from './ClaimFilter.tsx';
import { useClaimColumns } from './use-claim-columns.tsx';

const DecideDialog = lazyPart(async () => (await import('./DecideDialog.tsx')).DecideDialog);

interface Deciding {
  readonly claims: readonly RewardClaim[];
  readonly approve: boolean;
}

/** The most claims per call. */
const MOST_AT_ONCE = 50;

/** Reward claims: those waiting for a decision and the outcome of the others (rules.md#claim-review). */
export function ClaimsTab() {
  const { t } = useTranslation('admin-money');
  const [state, setState] = useState<ListedClaims>('in_review');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [openId, open] = useState<string | null>(null);
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const [explained, explain] = useState<RewardClaim | null>(null);
  const list = useRewardClaimsInfiniteQuery({ state }, { refetchOnMountOrArgChange: true });
  const rows = list.currentData?.pages.flatMap((page) => page.rows);
  const waiting = rows?.filter(({ mayDecide }) => mayDecide) ?? [];
  const marked = waiting.filter(({ id }) => chosen.includes(id));
  const isChoosing = waiting.length > 1;
  const choose = (id: string, isOn: boolean): void =>
    setChosen(isOn ? [...chosen, id] : chosen.filter((one) => one !== id));
  const columns = useClaimColumns({
    choice: isChoosing ? { chosen, choose } : null,
    openId,
    onToggle: ({ id }) => open(openId === id ? null : id),
  });
  const show = (next: ListedClaims): void => {
    setState(next);
    setChosen([]);
    open(null);
  };
  const detailsOf = (claim: RewardClaim): ReactNode =>
    claim.id !== openId ? null : (
      <ClaimDetails
        claim={claim}
        onDecide={(approve) => setDeciding({ claims: [claim], approve })}
        onExplain={() => explain(claim)}
      />
    );
  return (
    <Stack $gap={4}>
      <ClaimFilter state={state} onShow={show} />
      <ResultCount list={list} />
      {!rows && list.isError && <ErrorState title={t('claims.failed')} onRetry={list.refetch} />}
      {!rows && !list.isError && <SkeletonList count={5} lines={2} />}
      {rows?.length === 0 && (
        <EmptyState icon={<CheckCheck />} title={t(`claims.empty.${state}`)} text={t('claims.emptyText')} />
      )}
      {isChoosing && (
        <BulkClaims
          chosen={marked}
          onChooseAll={() => setChosen(waiting.slice(0, MOST_AT_ONCE).map(({ id }) => id))}
          onClear={() => setChosen([])}
          onDecide={(approve) => setDeciding({ claims: marked, approve })}
        />
      )}
      {rows && rows.length > 0 && (
        <DataTable
          dense
          caption={t('tabs.claims')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          details={detailsOf}
        />
      )}
      <ShowMore list={list} label={t('more')} />
      {explained && (
        <LedgerDialog
          subject="referral"
          id={explained.referral.id}
          about={explained.referral.workerName}
          onClose={() => explain(null)}
        />
      )}
      {deciding && (
        <DecideDialog {...deciding} onClose={() => setDeciding(null)} onDecided={() => setChosen([])} />
      )}
    </Stack>
  );
}
