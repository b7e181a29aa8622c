import { CheckCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CLAIM_STATES, type ClaimState } from '#contract/rewards/vocabulary/claims.ts';
import type { RewardClaim } from '#contract/rewards/reward-claim.ts';
import { ResultCount } from '#entities/admin/index.ts';
import {
  Button,
  CheckboxField,
  EmptyState,
  ErrorState,
  Inline,
  SelectField,
  ShowMore,
  SkeletonList,
  Stack,
} from '#shared/ui/index.ts';
import { LedgerDialog } from '#widgets/admin-payments/index.ts';
import { useRewardClaimsInfiniteQuery } from '../../model/money-calls.ts';
import { ClaimRow } from './ClaimRow.tsx';

const DecideDialog = lazy(async () => ({ default: (await import('./DecideDialog.tsx')).DecideDialog }));

interface Deciding {
  readonly claims: readonly RewardClaim[];
  readonly approve: boolean;
}

/** Claims of rewards: what waits for a decision, and what became of the others (rules.md#claim-review). */
export function ClaimsTab() {
  const { t } = useTranslation('admin-money');
  const [state, setState] = useState<ClaimState>('in_review');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [unfolded, unfold] = useState<string | null>(null);
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const [explained, explain] = useState<RewardClaim | null>(null);
  const list = useRewardClaimsInfiniteQuery({ state }, { refetchOnMountOrArgChange: true });
  const rows = list.currentData?.pages.flatMap((page) => page.rows);
  const marked = rows?.filter(({ id }) => chosen.includes(id)) ?? [];
  const show = (next: string): void => {
    setState(CLAIM_STATES.find((one) => one === next) ?? 'in_review');
    setChosen([]);
    unfold(null);
  };
  const choose = (id: string, isOn: boolean): void =>
    setChosen(isOn ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <Stack $gap={4}>
      <SelectField
        name="state"
        label={t('claims.show')}
        value={state}
        onChange={({ target }) => show(target.value)}
        options={CLAIM_STATES.map((value) => ({ value, label: t(`claims.state.${value}`) }))}
      />
      <ResultCount list={list} />
      {!rows && list.isError && <ErrorState title={t('claims.failed')} onRetry={list.refetch} />}
      {!rows && !list.isError && <SkeletonList count={5} lines={2} />}
      {rows?.length === 0 && (
        <EmptyState icon={<CheckCheck />} title={t(`claims.empty.${state}`)} text={t('claims.emptyText')} />
      )}
      {state === 'in_review' && rows && rows.length > 1 && (
        <Several
          rows={rows}
          marked={marked}
          onMarkAll={(isOn) => setChosen(isOn ? rows.slice(0, 50).map(({ id }) => id) : [])}
          onDecide={(approve) => setDeciding({ claims: marked, approve })}
        />
      )}
      {rows?.map((claim) => (
        <ClaimRow
          key={claim.id}
          claim={claim}
          isOpen={unfolded === claim.id}
          onToggle={() => unfold(unfolded === claim.id ? null : claim.id)}
          isMarked={chosen.includes(claim.id)}
          onMark={rows.length > 1 ? (isOn) => choose(claim.id, isOn) : null}
          onDecide={(approve) => setDeciding({ claims: [claim], approve })}
          onExplain={() => explain(claim)}
        />
      ))}
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
        <Suspense fallback={null}>
          <DecideDialog {...deciding} onClose={() => setDeciding(null)} onDecided={() => setChosen([])} />
        </Suspense>
      )}
    </Stack>
  );
}

interface SeveralProps {
  readonly rows: readonly RewardClaim[];
  readonly marked: readonly RewardClaim[];
  readonly onMarkAll: (isOn: boolean) => void;
  readonly onDecide: (approve: boolean) => void;
}

function Several({ rows, marked, onMarkAll, onDecide }: SeveralProps) {
  const { t } = useTranslation('admin-money');
  return (
    <Inline $justify="space-between" $gap={3}>
      <CheckboxField
        name="all"
        label={t('claims.all')}
        checked={marked.length === rows.length}
        onChange={({ target }) => onMarkAll(target.checked)}
      />
      {marked.length > 0 && (
        <Inline $gap={2}>
          <Button onClick={() => onDecide(true)}>{t('claims.paySome', { count: marked.length })}</Button>
          <Button onClick={() => onDecide(false)}>{t('claims.refuseSome', { count: marked.length })}</Button>
        </Inline>
      )}
    </Inline>
  );
}
