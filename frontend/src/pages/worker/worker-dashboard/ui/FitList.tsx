import { CircleCheck, CircleDashed } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useSkillName, type FitItem } from '#entities/worker/index.ts';
import { useProductWords } from '#shared/lib/index.ts';

interface FitListProps {
  readonly kind: 'fit' | 'lack';
  readonly title: string;
  readonly items: readonly FitItem[];
}

/** Plain items to read; no score (rules.md#no-scores). */
export function FitList({ kind, title, items }: FitListProps) {
  const { t } = useTranslation('worker-dashboard');
  const skillName = useSkillName();
  const words = useProductWords();
  const valueOf = {
    location: (value: string) => value,
    skill: skillName,
    pay: words.pay,
  };
  const id = useId();
  if (items.length === 0) return null;
  const Icon = kind === 'fit' ? CircleCheck : CircleDashed;
  return (
    <Box>
      <h4 id={id}>{title}</h4>
      <ul role="list" aria-labelledby={id}>
        {items.map((item) => (
          <Item key={`${item.kind} ${item.value}`} $fits={kind === 'fit'}>
            <Icon aria-hidden />
            {t(`matches.${kind}.${item.kind}`, { value: valueOf[item.kind](item.value) })}
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
