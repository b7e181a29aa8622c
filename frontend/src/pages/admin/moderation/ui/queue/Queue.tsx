import { ShieldCheck } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ResultCount } from '#entities/admin/index.ts';
import { showFailure } from '#shared/toast/index.ts';
import { onPhone, onWide } from '#shared/theme/index.ts';
import { Button, EmptyState, ErrorState, ShowMore, SkeletonList, Stack } from '#shared/ui/index.ts';
import {
  useCasesInfiniteQuery,
  useClaimCaseMutation,
  useReleaseCaseMutation,
} from '../../api/moderation-api.ts';
import { useCaseSearch } from '../../model/use-case-search.ts';
import { useQueueKeys } from '../../model/use-queue-keys.ts';
import { CaseFilters } from './CaseFilters.tsx';
import { CaseList } from './CaseList.tsx';
import { CasePanel } from './CasePanel.tsx';

/** The list of cases next to the open one; on a phone, one replaces the other. */
export function Queue() {
  const { t } = useTranslation('moderation');
  const state = useCaseSearch();
  const { search, openId, open } = state;
  const list = useCasesInfiniteQuery(search, { refetchOnMountOrArgChange: true });
  const cases = list.currentData?.pages.flatMap((page) => page.rows);
  const panel = useRef<HTMLDivElement>(null);
  const ids = cases?.map(({ id }) => id) ?? [];
  useKeys(ids, state, panel);
  return (
    <Stack $gap={4}>
      <Filters $isOpen={openId !== null}>
        <CaseFilters state={state} />
      </Filters>
      <Keys>{t('keys')}</Keys>
      <ResultCount list={list} found={(count) => t('case.found', { count })} />
      {!cases && !list.isError && <SkeletonList count={5} lines={2} />}
      {!cases && list.isError && <ErrorState title={t('failed')} onRetry={list.refetch} />}
      {cases && (
        <Sides $isOpen={openId !== null}>
          <ListSide>
            {cases.length === 0 ? (
              <Empty isFiltered={Object.keys(search).length > 0} onReset={state.reset} />
            ) : (
              <Stack $gap={3}>
                <CaseList cases={cases} openId={openId} onOpen={open} />
                <ShowMore list={list} label={t('more')} />
              </Stack>
            )}
          </ListSide>
          <PanelSide ref={panel}>
            {openId === null ? (
              cases.length > 0 && <Hint>{t('choose')}</Hint>
            ) : (
              <CasePanel key={openId} id={openId} onClose={() => open(null)} />
            )}
          </PanelSide>
        </Sides>
      )}
    </Stack>
  );
}

function Empty({ isFiltered, onReset }: { readonly isFiltered: boolean; readonly onReset: () => void }) {
  const { t } = useTranslation('moderation');
  return (
    <EmptyState
      icon={<ShieldCheck />}
      title={t(isFiltered ? 'empty.filtered' : 'empty.title')}
      text={t(isFiltered ? 'empty.filteredText' : 'empty.text')}
      action={isFiltered ? <Button onClick={onReset}>{t('empty.reset')}</Button> : undefined}
    />
  );
}

function useKeys(
  ids: readonly string[],
  { openId, open }: ReturnType<typeof useCaseSearch>,
  panel: React.RefObject<HTMLDivElement | null>,
): void {
  const { t } = useTranslation('moderation');
  const [claim] = useClaimCaseMutation();
  const [release] = useReleaseCaseMutation();
  const go = (step: number): void => {
    const now = openId === null ? -1 : ids.indexOf(openId);
    const next = ids[openId === null && step < 0 ? ids.length - 1 : now + step];
    if (next === undefined) return;
    open(next);
    document.getElementById(`case-${next}`)?.focus();
  };
  const tell = async (call: Promise<{ error?: unknown }>): Promise<void> => {
    const { error } = await call;
    if (error) showFailure(error, t('claim.failed'));
  };
  useQueueKeys({
    next: () => go(1),
    previous: () => go(-1),
    claim: () => void (openId && tell(claim(openId))),
    release: () => void (openId && tell(release(openId))),
    close: () => {
      if (openId === null) return;
      open(null);
      document.getElementById(`case-${openId}`)?.focus();
    },
    choose: (number) => {
      const choice = panel.current?.querySelectorAll<HTMLInputElement>('input[name="action"]')[number - 1];
      choice?.click();
      choice?.focus();
    },
  });
}

/** On a phone, an open case hides the filters. */
const Filters = styled.div<{ $isOpen: boolean }>`
  ${onPhone} {
    ${({ $isOpen }) => $isOpen && 'display: none;'}
  }
`;

const Keys = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
  ${onPhone} {
    display: none;
  }
`;

const Sides = styled.div<{ $isOpen: boolean }>`
  display: grid;
  gap: var(--space-6);
  ${onWide} {
    grid-template-columns: minmax(0, 360px) minmax(0, 1fr);
    align-items: start;
  }
  ${onPhone} {
    > :first-child {
      ${({ $isOpen }) => $isOpen && 'display: none;'}
    }
  }
`;

const ListSide = styled.div`
  min-width: 0;
`;

const PanelSide = styled.div`
  min-width: 0;
  h3 {
    margin-bottom: var(--space-2);
  }
`;

const Hint = styled.p`
  padding: var(--space-8) var(--space-4);
  color: var(--text-muted);
  text-align: center;
  ${onPhone} {
    display: none;
  }
`;
