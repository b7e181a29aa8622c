import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { EVENT_TYPES, type EventType } from '#contract/community/vocabulary/events.ts';
import { Button, Inline } from '#shared/ui/index.ts';

interface TypeFilterProps {
  /** Undefined for all types. */
  readonly chosen: EventType | undefined;
  readonly onChoose: (type: EventType | undefined) => void;
}

/** All, and the six types. */
export function TypeFilter({ chosen, onChoose }: TypeFilterProps) {
  const { t } = useTranslation('events');
  return (
    <Inline role="group" aria-label={t('filter')} $gap={2}>
      {[undefined, ...EVENT_TYPES].map((type) => (
        <Choice key={type ?? 'all'} size="sm" aria-pressed={type === chosen} onClick={() => onChoose(type)}>
          {t(`type.${type ?? 'all'}`)}
        </Choice>
      ))}
    </Inline>
  );
}

const Choice = styled(Button)`
  &[aria-pressed='true'] {
    border-color: var(--text);
    background: var(--text);
    color: var(--surface);
  }
`;
