import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { JobCluster } from '#contract/jobs/search/job-map.ts';
import { onPhone } from '#shared/theme/index.ts';
import { MAP_HEIGHT, MAP_WIDTH } from '../../model/albers-usa.ts';
import { isOnePlace, placeClusters, type MapView, type PlacedCluster } from '../../model/map-clusters.ts';
import { LAND, STATE_BORDERS } from '../../model/us-outline.ts';

/** The minimum distance between clusters in pixels, so that a thumb can hit each one. */
const APART = 46;
/** The width of a phone, until the real one is known. */
const NARROW = 358;
/** With more clusters, their names would overlap. */
const MOST_NAMED = 8;
const MOST_NAMED_ON_PHONE = 3;

interface MapPictureProps {
  readonly clusters: readonly JobCluster[];
  readonly view: MapView;
  readonly onChoose: (cluster: PlacedCluster) => void;
}

/** The outline is decorative; each cluster is a button named after its place. */
export function MapPicture({ clusters, view, onChoose }: MapPictureProps) {
  const { t } = useTranslation('job-map');
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const placed = placeClusters(clusters, (APART * view.width) / width);
  const most = Math.max(1, ...placed.map(({ jobs }) => jobs));
  return (
    <Frame ref={frame}>
      <svg viewBox={[view.x, view.y, view.width, view.height].join(' ')} aria-hidden focusable="false">
        <Land d={LAND} />
        <Border d={STATE_BORDERS} />
      </svg>
      <ul>
        {placed.map((cluster) => (
          <Spot
            key={`${cluster.name} ${cluster.latitude} ${cluster.longitude}`}
            style={{
              left: `${((cluster.at.x - view.x) / view.width) * 100}%`,
              top: `${((cluster.at.y - view.y) / view.height) * 100}%`,
            }}
          >
            <Count
              type="button"
              $share={cluster.jobs / most}
              aria-label={t(isOnePlace(cluster) ? 'place' : 'area', {
                name: cluster.name,
                count: cluster.jobs,
              })}
              onClick={() => onChoose(cluster)}
            >
              {cluster.jobs}
            </Count>
            {placed.length <= MOST_NAMED && (
              <Name aria-hidden $many={placed.length > MOST_NAMED_ON_PHONE}>
                {cluster.name}
              </Name>
            )}
          </Spot>
        ))}
      </ul>
    </Frame>
  );
}

function useWidth(frame: RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(NARROW);
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const measure = (): void => setWidth(current.clientWidth || NARROW);
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(current);
    return () => resized.disconnect();
  }, [frame]);
  return width;
}

const Frame = styled.div`
  position: relative;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--sunken);
  aspect-ratio: ${MAP_WIDTH} / ${MAP_HEIGHT};
  svg {
    display: block;
    width: 100%;
    height: 100%;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Land = styled.path`
  fill: var(--surface);
  stroke: var(--line-strong);
  vector-effect: non-scaling-stroke;
`;

const Border = styled.path`
  fill: none;
  stroke: var(--line);
  vector-effect: non-scaling-stroke;
`;

const Spot = styled.li`
  position: absolute;
  display: grid;
  justify-items: center;
  transform: translate(-50%, -22px);
`;

/** The disk's size shows the number of jobs. The space around it is for the thumb. */
const Count = styled.button<{ $share: number }>`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: 50%;
  background: radial-gradient(
    circle,
    var(--action) 0 ${({ $share }) => 14 + Math.round(7 * $share)}px,
    var(--surface) 0 ${({ $share }) => 15.5 + Math.round(7 * $share)}px,
    transparent 0
  );
  color: var(--on-action);
  font: 600 var(--size-14) var(--font-text);
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &:hover,
  &:focus-visible {
    z-index: 1;
    filter: brightness(1.15);
  }
`;

const Name = styled.span<{ $many: boolean }>`
  max-width: 120px;
  margin-top: -2px;
  padding: 0 4px;
  border-radius: 4px;
  background: color-mix(in srgb, var(--surface) 85%, transparent);
  color: var(--text);
  font-size: var(--size-14);
  line-height: 1.25;
  text-align: center;
  pointer-events: none;
  ${onPhone} {
    max-width: 96px;
    display: ${({ $many }) => ($many ? 'none' : 'block')};
  }
`;
