import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { onWide } from '../../theme/index.ts';

interface StepsProps {
  readonly steps: readonly string[];
  /** Counted from 0. */
  readonly current: number;
}

/** The current position in a form of several pages. */
export function Steps({ steps, current }: StepsProps) {
  const { t } = useTranslation();
  return (
    <Box>
      <Where>
        {t('steps.progress', { current: Math.min(current + 1, steps.length), total: steps.length })}
        <Name>{` · ${steps[Math.min(current, steps.length - 1)] ?? ''}`}</Name>
      </Where>
      <ol role="list">
        {steps.map((step, index) => (
          <Step
            key={step}
            $state={stateOf(index, current)}
            aria-current={index === current ? 'step' : undefined}
          >
            <span aria-hidden>{index < current ? <Check size={16} strokeWidth={3} /> : index + 1}</span>
            <b>{step}</b>
            {index < current && <VisuallyHidden>({t('steps.done')})</VisuallyHidden>}
          </Step>
        ))}
      </ol>
    </Box>
  );
}

function stateOf(index: number, current: number): 'done' | 'current' | 'next' {
  if (index < current) return 'done';
  return index === current ? 'current' : 'next';
}

const Box = styled.div`
  ol {
    display: flex;
    gap: var(--space-2);
  }
`;

const Where = styled.p`
  margin-bottom: var(--space-2);
  color: var(--text-muted);
  font-size: var(--size-14);
`;

/** A narrow step has no room for its name. */
const Name = styled.strong`
  color: var(--text);
  ${onWide} {
    display: none;
  }
`;

const Step = styled.li<{ $state: 'done' | 'current' | 'next' }>`
  flex: 1;
  display: flex;
  align-items: flex-start;
  gap: var(--space-2);
  min-width: 0;
  padding-top: var(--space-2);
  border-top: 4px solid
    ${({ $state }) => ({ done: 'var(--success)', current: 'var(--accent)', next: 'var(--line)' })[$state]};
  color: ${({ $state }) => ($state === 'next' ? 'var(--text-muted)' : 'var(--text)')};
  font-size: var(--size-14);
  > span:first-child {
    font: 700 var(--size-20) / 1 var(--font-display);
  }
  b {
    display: none;
    font-weight: ${({ $state }) => ($state === 'current' ? 600 : 400)};
    line-height: 1.25;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  ${onWide} {
    b {
      display: block;
    }
  }
`;
