import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Block } from '#contract/moderation/blocks.ts';
import { Button, DateText, ErrorState, Skeleton, Stack } from '#shared/ui/index.ts';
import { useBlocksQuery } from '../api/block-person-api.ts';
import { useBlock } from '../model/use-block.ts';

/** The people whom the user blocked or muted, with an undo button. */
export function BlockedPeople() {
  const { t } = useTranslation('report');
  const { data, isError, refetch } = useBlocksQuery(undefined);
  if (isError) return <ErrorState title={t('blocked.loadFailed')} onRetry={refetch} />;
  if (!data) return <Skeleton $height="56px" />;
  if (data.rows.length === 0) return <Quiet>{t('blocked.empty')}</Quiet>;
  return (
    <Stack as="ul" role="list" $gap={0}>
      {data.rows.map((one) => (
        <BlockedRow key={one.user.id} block={one} />
      ))}
    </Stack>
  );
}

function BlockedRow({ block: { user, kind, createdAt } }: { readonly block: Block }) {
  const { t } = useTranslation('report');
  const { take } = useBlock(user);
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Row>
      <div>
        <strong>{name}</strong>
        <Quiet>
          {t(`blocked.since.${kind}`)} <DateText value={createdAt} />
        </Quiet>
      </div>
      <Button size="sm" aria-label={t(`blocked.undoOf.${kind}`, { name })} onClick={() => take(kind)}>
        {t(`blocked.undo.${kind}`)}
      </Button>
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-3) 0;
  border-bottom: 1px solid var(--line);
  overflow-wrap: anywhere;
  &:last-child {
    border-bottom: 0;
  }
`;

const Quiet = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
