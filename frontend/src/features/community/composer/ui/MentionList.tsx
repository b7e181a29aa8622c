import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Avatar, VisuallyHidden } from '#shared/ui/index.ts';
import { nameOf } from '../model/mention-edits.ts';
import type { MentionPicker } from '../model/use-mention-picker.ts';

interface MentionListProps {
  readonly id: string;
  readonly picker: MentionPicker;
}

export const optionId = (list: string, index: number): string => `${list}-${index}`;

/** Focus stays in the text, whose keys move through the list. */
export function MentionList({ id, picker }: MentionListProps) {
  const { t } = useTranslation('composer');
  const { people, isLoading, isError, marked, choose } = picker;
  if (people === null) return <VisuallyHidden role="status" />;
  const words = isError ? t('mention.failed') : isLoading ? '' : countLabel(t, people.length);
  return (
    <>
      <VisuallyHidden role="status">{words}</VisuallyHidden>
      {people.length > 0 && (
        <List id={id} role="listbox" aria-label={t('mention.label')}>
          {people.map((person, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text area has the keys
            <div
              key={person.id}
              id={optionId(id, index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === marked}
              // Focus stays in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
            >
              <Avatar
                firstName={person.firstName}
                lastName={person.lastName}
                imageUrl={person.profileImageUrl}
                size={28}
              />
              {nameOf(person)}
            </div>
          ))}
        </List>
      )}
      {!isLoading && people.length === 0 && <Nobody aria-hidden>{words}</Nobody>}
    </>
  );
}

type Words = ReturnType<typeof useTranslation<'composer'>>['t'];

const countLabel = (t: Words, count: number): string =>
  count === 0 ? t('mention.none') : t('mention.found', { count });

const List = styled.div`
  position: absolute;
  z-index: 5;
  left: var(--space-2);
  right: var(--space-2);
  max-width: 320px;
  max-height: 264px;
  margin: -4px 0 0;
  padding: var(--space-1);
  overflow-y: auto;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--raised);
  box-shadow: var(--shadow);
  [role='option'] {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 44px;
    padding: 6px 10px;
    border-radius: 4px;
    cursor: pointer;
  }
  [role='option']:hover {
    background: var(--neutral-soft);
  }
  [aria-selected='true'] {
    background: var(--neutral-soft);
    box-shadow: inset 4px 0 0 var(--accent);
  }
`;

const Nobody = styled.p`
  padding: 0 12px 10px;
  color: var(--text-muted);
  font-size: var(--size-14);
`;
