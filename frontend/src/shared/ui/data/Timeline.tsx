import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

export interface TimelineItem {
  readonly key: string;
  readonly state: 'done' | 'current' | 'next';
  readonly title: ReactNode;
  /** When it happened, or is due. */
  readonly when?: ReactNode;
  /** The person who did it or must act, and its meaning. */
  readonly detail?: ReactNode;
}

/** Past, current, and next steps, and who must act. */
export function Timeline({
  items,
  label,
}: {
  readonly items: readonly TimelineItem[];
  readonly label: string;
}) {
  const { t } = useTranslation();
  return (
    <List role="list" aria-label={label}>
      {items.map((item) => (
        <Item key={item.key} $state={item.state} aria-current={item.state === 'current' ? 'step' : undefined}>
          <Dot $state={item.state} aria-hidden>
            {item.state === 'done' && <Check size={14} strokeWidth={3.5} />}
          </Dot>
          <VisuallyHidden>{t(`timeline.${item.state}`)}: </VisuallyHidden>
          <Title $state={item.state}>{item.title}</Title>
          {item.when && <When>{item.when}</When>}
          {item.detail && <Detail>{item.detail}</Detail>}
        </Item>
      ))}
    </List>
  );
}

type State = TimelineItem['state'];

const List = styled.ol`
  display: grid;
`;

const Item = styled.li<{ $state: State }>`
  position: relative;
  display: grid;
  gap: 2px;
  padding: 0 0 var(--space-5) 40px;
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset: 12px auto -12px 11px;
    border-left: ${({ $state }) => ($state === 'done' ? '3px solid var(--success)' : '3px dotted var(--line-strong)')};
  }
`;

const Dot = styled.span<{ $state: State }>`
  position: absolute;
  inset: 0 auto auto 0;
  display: grid;
  place-items: center;
  width: 25px;
  height: 25px;
  border: 3px solid
    ${({ $state }) => ({ done: 'var(--success)', current: 'var(--accent)', next: 'var(--line-strong)' })[$state]};
  border-radius: 50%;
  background: ${({ $state }) => ($state === 'done' ? 'var(--success)' : 'var(--surface)')};
  color: var(--surface);
  ${({ $state }) => $state === 'current' && 'box-shadow: inset 0 0 0 4px var(--surface); background: var(--accent);'}
`;

const Title = styled.span<{ $state: State }>`
  font-weight: ${({ $state }) => ($state === 'next' ? 400 : 600)};
  color: ${({ $state }) => ($state === 'next' ? 'var(--text-muted)' : 'var(--text)')};
`;

const When = styled.span`
  color: var(--text-muted);
  font-size: var(--size-14);
  font-variant-numeric: tabular-nums;
`;

const Detail = styled.span`
  font-size: var(--size-14);
`;
