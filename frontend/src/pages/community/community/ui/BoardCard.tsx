import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { BoardBadges, BoardCounts, type Board } from '#entities/board/index.ts';
import { BoardMembership } from '#features/community/join-board/index.ts';
import { Card, Inline, LinkButton, VisuallyHidden } from '#shared/ui/index.ts';

export function BoardCard({ board }: { readonly board: Board }) {
  const { t } = useTranslation('boards');
  const { id, name, description, location } = board;
  return (
    <Box as="li">
      <h2>{name}</h2>
      <BoardBadges board={board} />
      <Description>{description}</Description>
      {location && <Place>{location}</Place>}
      <BoardCounts board={board} />
      <Inline $gap={2}>
        <LinkButton to={`/community/${id}`}>
          {t('view')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </LinkButton>
        <BoardMembership board={board} />
      </Inline>
    </Box>
  );
}

const Box = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  h2 {
    font-size: var(--size-20);
    overflow-wrap: anywhere;
  }
  > :last-child {
    margin-top: auto;
  }
`;

/** Limits any description to two lines. */
const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-clamp: 2;
  overflow-wrap: anywhere;
`;

const Place = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
