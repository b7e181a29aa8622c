import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { JobMap as JobMapAnswer } from '#contract/jobs/search/job-map.ts';
import type { JobsFilter } from '#entities/job/index.ts';
import { Button, ErrorState, Inline, Stack } from '#shared/ui/index.ts';
import { useJobMapQuery } from '../../api/jobs-api.ts';
import {
  boxOf,
  isOnePlace,
  searchFor,
  viewOf,
  WHOLE_MAP,
  type MapBox,
  type MapView,
  type PlacedCluster,
} from '../../model/map-clusters.ts';
import { MapPicture } from './MapPicture.tsx';

interface JobMapProps {
  readonly filter: Omit<JobsFilter, 'limit' | 'sort'>;
  /** Narrows the search to one place. */
  readonly onChoose: (place: ReturnType<typeof searchFor>) => void;
  /** Shown next to the number of results. */
  readonly aside?: ReactNode;
}

interface LookedInto {
  readonly name: string;
  readonly box: MapBox;
  readonly view: MapView;
}

/**
 * The places of the jobs found. A cluster opens its part of the country, and a place opens its jobs
 * (rules.md#job-map).
 */
export function JobMap({ filter, onChoose, aside }: JobMapProps) {
  const { t } = useTranslation('job-map');
  const [way, setWay] = useState<readonly LookedInto[]>([]);
  const here = way.at(-1);
  const map = useJobMapQuery({ filter, box: here?.box ?? null });
  const heading = useFocusOnChange(way.length);
  const choose = (cluster: PlacedCluster): void => {
    if (isOnePlace(cluster)) return onChoose(searchFor(cluster));
    const box = boxOf(cluster);
    setWay([...way, { name: cluster.name, box, view: viewOf(cluster.part, box) }]);
  };
  const hasFailed = map.isError && !map.currentData;
  return (
    <Stack as="section" $gap={2} aria-label={t('title')}>
      <Inline $justify="space-between" $nowrap>
        <Said ref={heading} tabIndex={-1} role="status">
          {!hasFailed && <Words found={map.currentData} name={here?.name ?? null} />}
        </Said>
        {aside}
      </Inline>
      {hasFailed ? (
        <ErrorState title={t('failed')} onRetry={() => map.refetch()} />
      ) : (
        <MapPicture
          clusters={map.currentData?.clusters ?? []}
          view={here?.view ?? WHOLE_MAP}
          onChoose={choose}
        />
      )}
      {here ? (
        <Inline $gap={2}>
          <Button size="sm" onClick={() => setWay(way.slice(0, -1))}>
            {t('back')}
          </Button>
          {way.length > 1 && (
            <Button size="sm" variant="ghost" onClick={() => setWay([])}>
              {t('whole')}
            </Button>
          )}
        </Inline>
      ) : (
        <Said>{t('help')}</Said>
      )}
    </Stack>
  );
}

/** The pressed button is gone, so keyboard and screen reader users continue at the new result count. */
function useFocusOnChange(depth: number) {
  const ref = useRef<HTMLParagraphElement>(null);
  const shown = useRef(depth);
  useEffect(() => {
    if (shown.current !== depth) ref.current?.focus();
    shown.current = depth;
  }, [depth]);
  return ref;
}

function Words({ found, name }: { readonly found: JobMapAnswer | undefined; readonly name: string | null }) {
  const { t } = useTranslation('job-map');
  if (!found) return t('loading');
  if (found.jobs === 0) return t('none');
  if (name !== null) return t('around', { count: found.jobs, name });
  const shown = found.clusters.reduce((sum, { jobs }) => sum + jobs, 0);
  const sentences = [
    t('found', { count: shown }),
    ...(found.isNewestOnly ? [t('newest')] : []),
    ...(found.jobs > shown ? [t('offMap', { count: found.jobs - shown })] : []),
  ];
  return sentences.join(' · ');
}

const Said = styled.p`
  min-height: 1.5em;
  color: var(--text-muted);
  font-size: var(--size-14);
`;
