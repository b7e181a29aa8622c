import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button, VisuallyHidden } from '#shared/ui/index.ts';
import type { JobSearchControl } from '../model/use-job-search.ts';
import { useSearchLabels } from '../model/use-search-labels.ts';

interface FilterChipsProps {
  readonly control: JobSearchControl;
  /** For a screen that shows the trade in another way. */
  readonly withoutTrade?: boolean;
}

/** The parts of the search; a tap removes one. */
export function FilterChips({ control, withoutTrade = false }: FilterChipsProps) {
  const { search, change, clear } = control;
  const { t } = useTranslation('job-search');
  const parts = useSearchLabels()(search).filter(({ name }) => !withoutTrade || name !== 'industry');
  if (parts.length === 0) return null;
  return (
    <Chips role="group" aria-label={t('chip.label')}>
      {parts.map(({ name, words, without }) => (
        <Chip key={name} type="button" onClick={() => change(without)}>
          <VisuallyHidden>{t('chip.remove')}</VisuallyHidden>
          {words}
          <X size={16} aria-hidden />
        </Chip>
      ))}
      {parts.length > 1 && (
        <Button variant="ghost" size="sm" onClick={clear}>
          {t('chip.clear')}
        </Button>
      )}
    </Chips>
  );
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;

const Chip = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  min-height: 36px;
  padding: 4px 10px 4px 14px;
  border: 1px solid var(--link);
  border-radius: 22px;
  background: var(--info-soft);
  color: var(--on-info-soft);
  font-size: var(--size-14);
  font-weight: 600;
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;
  svg {
    flex: none;
  }
  &:hover {
    text-decoration: line-through;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;
