import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FilterChip } from './FilterChip.tsx';
import { FilterRow } from './FilterRow.tsx';
import { JOB_INDUSTRIES } from '#contract/jobs/vocabulary/trades.ts';
import { SPECIALTIES, type IndustryChoice, type Specialty } from '../model/industries.ts';

interface IndustryTabsProps {
  /** Null if the list is filtered by a trade without a tab. */
  readonly industry: IndustryChoice | null;
  readonly specialty: Specialty | null;
  readonly onChange: (industry: IndustryChoice, specialty: Specialty | null) => void;
  /** Also offers the list without a filter. */
  readonly withAll?: boolean;
  /** Further filters in separate rows. */
  readonly children?: ReactNode;
}

/** The trades, and below them the kinds of work of the chosen trade. */
export function IndustryTabs({
  industry,
  specialty,
  onChange,
  withAll = false,
  children,
}: IndustryTabsProps) {
  const { t } = useTranslation('jobs');
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => showChosen(row.current, industry), [industry]);
  const choices: readonly IndustryChoice[] = withAll ? [...JOB_INDUSTRIES, 'all'] : JOB_INDUSTRIES;
  const kinds: readonly Specialty[] = industry === null || industry === 'all' ? [] : SPECIALTIES[industry];
  return (
    <Filters>
      <FilterRow ref={row} role="group" aria-label={t('industry.label')}>
        {choices.map((choice) => (
          <Tab
            key={choice}
            type="button"
            value={choice}
            aria-pressed={choice === industry}
            onClick={() => onChange(choice, null)}
          >
            {t(`industry.${choice}`)}
          </Tab>
        ))}
      </FilterRow>
      {kinds.length > 0 && (
        <FilterRow role="group" aria-label={t('specialty.label')}>
          {kinds.map((kind) => (
            <FilterChip
              key={kind}
              type="button"
              aria-pressed={kind === specialty}
              onClick={() => industry && onChange(industry, kind === specialty ? null : kind)}
            >
              {t(`specialty.${kind}`)}
            </FilterChip>
          ))}
        </FilterRow>
      )}
      {children}
    </Filters>
  );
}

/** Scrolls only the row; `scrollIntoView` would also move the page. */
function showChosen(row: HTMLElement | null, industry: IndustryChoice | null): void {
  const chosen = industry && row?.querySelector<HTMLElement>(`[value="${industry}"]`);
  if (!row || !chosen) return;
  const hidden =
    chosen.offsetLeft < row.scrollLeft ||
    chosen.offsetLeft + chosen.offsetWidth > row.scrollLeft + row.clientWidth;
  if (hidden) row.scrollLeft = chosen.offsetLeft - MARGIN;
}

const MARGIN = 16;

const Filters = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-bottom: var(--space-5);
`;

const Tab = styled.button`
  flex: none;
  min-height: 46px;
  padding: 6px 18px;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--text);
  font: 600 var(--size-20) / 1 var(--font-display);
  cursor: pointer;
  &:hover {
    background: var(--neutral-soft);
  }
  &[aria-pressed='true'] {
    border-color: var(--text);
    background: var(--text);
    color: var(--surface);
    box-shadow: inset 0 -4px 0 var(--accent);
  }
`;
