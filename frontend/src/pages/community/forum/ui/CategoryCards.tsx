import { BriefcaseBusiness, HardHat, MessagesSquare, Users, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FORUM_CATEGORIES, type ForumCategory } from '#contract/community/vocabulary/posts.ts';
import { Button, Grid, Stack } from '#shared/ui/index.ts';

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

/** Pressing a card shows its category alone, pressing it again shows all. */
export function CategoryCards({ chosen, onChoose }: CategoryCardsProps) {
  const { t } = useTranslation('forum');
  return (
    <Stack as="section" aria-label={t('categories')} $gap={3} $align="stretch">
      <Grid $min="150px" $gap={3} $stretch>
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
              <Icon size={24} aria-hidden />
              <span>
                <strong>{t(`category.${category}.name`)}</strong>
                <small>{t(`category.${category}.about`)}</small>
              </span>
            </Choice>
          );
        })}
      </Grid>
      {chosen && (
        <div>
          <Button size="sm" onClick={() => onChoose(null)}>
            {t('showAll')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const Choice = styled.button`
  display: flex;
  gap: var(--space-3);
  align-items: flex-start;
  padding: var(--space-3) var(--space-4);
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
`;
