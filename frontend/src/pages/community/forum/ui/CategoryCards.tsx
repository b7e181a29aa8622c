import { BriefcaseBusiness, HardHat, MessagesSquare, Users, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FORUM_CATEGORIES, type ForumCategory } from '#contract/community/vocabulary/posts.ts';
import { useCurrentInView } from '#shared/lib/index.ts';
import { onPhone } from '#shared/theme/index.ts';

const ICONS: Readonly<Record<ForumCategory, LucideIcon>> = {
  general: MessagesSquare,
  referrers: Users,
  workers: HardHat,
  employers: BriefcaseBusiness,
};

interface CategoryCardsProps {
  readonly chosen: ForumCategory | null;
  readonly onChoose: (category: ForumCategory | null) => void;
}

/**
 * A press on a category shows only that one; a second press shows all. On a phone, the categories are a row
 * of chips that scrolls.
 */
export function CategoryCards({ chosen, onChoose }: CategoryCardsProps) {
  const { t } = useTranslation('forum');
  const row = useCurrentInView<HTMLElement>('[aria-pressed="true"]');
  return (
    <Row ref={row} aria-label={t('categories')}>
      {chosen && (
        <ShowAll type="button" onClick={() => onChoose(null)}>
          {t('showAll')}
        </ShowAll>
      )}
      {FORUM_CATEGORIES.map((category) => {
        const Icon = ICONS[category];
        const isChosen = category === chosen;
        return (
          <Choice
            key={category}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? null : category)}
          >
            <Icon size={20} aria-hidden />
            <span>
              <strong>{t(`category.${category}.name`)}</strong>
              <small>{t(`category.${category}.about`)}</small>
            </span>
          </Choice>
        );
      })}
    </Row>
  );
}

const Row = styled.section`
  display: flex;
  gap: var(--space-2);
  ${onPhone} {
    margin-inline: calc(-1 * var(--space-4));
    padding: 2px var(--space-4);
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const Choice = styled.button`
  display: flex;
  flex: 1 1 0;
  gap: var(--space-2);
  align-items: flex-start;
  min-height: 44px;
  padding: var(--space-2) var(--space-3);
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--text);
  text-align: start;
  cursor: pointer;
  &:hover {
    border-color: var(--text);
  }
  &[aria-pressed='true'] {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
    background: var(--warning-soft);
    color: var(--on-warning-soft);
  }
  svg {
    flex: none;
    margin-top: 2px;
  }
  span {
    display: grid;
    gap: 2px;
    min-width: 0;
  }
  small {
    color: var(--text-muted);
    font-size: var(--size-14);
  }
  &[aria-pressed='true'] small {
    color: inherit;
  }
  ${onPhone} {
    flex: none;
    align-items: center;
    border-radius: 22px;
    svg {
      margin-top: 0;
    }
    small {
      display: none;
    }
  }
`;

const ShowAll = styled(Choice)`
  flex: none;
  align-items: center;
  font-weight: 600;
`;
