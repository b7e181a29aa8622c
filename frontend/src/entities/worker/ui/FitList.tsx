import { CircleCheck, CircleDashed } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { FitItem } from '#contract/hiring/employer/job-match.ts';
import { TRADES } from '#contract/jobs/vocabulary/trades.ts';
import { useProductLabels } from '#shared/product-labels/index.ts';
import { useSkillName } from './use-skill-name.ts';

interface FitListProps {
  readonly kind: 'fit' | 'lack';
  readonly title: string;
  readonly items: readonly FitItem[];
  /** An item in the reader's words: a worker reads about the job, an employer about the worker. */
  readonly say: (kind: FitItem['kind'], value: string) => string;
}

/** Matching or missing items in words, without a score (rules.md#no-scores). */
export function FitList({ kind, title, items, say }: FitListProps) {
  const { t } = useTranslation('jobs');
  const skillName = useSkillName();
  const words = useProductLabels();
  const valueOf = {
    trade: (value: string) => t(`trade.${TRADES.find((trade) => trade === value) ?? 'other'}`),
    location: (value: string) => value,
    skill: skillName,
    pay: words.pay,
  };
  const id = useId();
  if (items.length === 0) return null;
  const Icon = kind === 'fit' ? CircleCheck : CircleDashed;
  const named = (item: FitItem): string => valueOf[item.kind](item.value);
  // Omits a skill with the same name as the trade.
  const trades = new Set(items.filter((item) => item.kind === 'trade').map(named));
  const told = items.filter((item) => item.kind !== 'skill' || !trades.has(named(item)));
  return (
    <Box>
      <h4 id={id}>{title}</h4>
      <ul role="list" aria-labelledby={id}>
        {told.map((item) => (
          <Item key={`${item.kind} ${item.value}`} $fits={kind === 'fit'}>
            <Icon aria-hidden />
            {say(item.kind, named(item))}
          </Item>
        ))}
      </ul>
    </Box>
  );
}

const Box = styled.div`
  h4 {
    margin-bottom: var(--space-1);
    font: 600 var(--size-14) / 1.4 var(--font-text);
  }
  ul {
    display: grid;
    gap: 2px;
    font-size: var(--size-14);
  }
`;

const Item = styled.li<{ $fits: boolean }>`
  display: flex;
  gap: var(--space-2);
  svg {
    flex: none;
    width: 18px;
    height: 21px;
    color: ${({ $fits }) => ($fits ? 'var(--success)' : 'var(--text-muted)')};
  }
`;
