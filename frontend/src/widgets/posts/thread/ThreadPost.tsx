import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Byline, BylineMenu, PostBadges, type Post } from '#entities/post/index.ts';
import {
  LikeButton,
  PostDialogs,
  usePostActions,
  type RequestedDialog,
} from '#features/community/posts/index.ts';
import { useReport } from '#features/moderation/report/index.ts';
import { lazyCode } from '#shared/lib/index.ts';
import { Badge, Card, Inline, Prose } from '#shared/ui/index.ts';
import { ActionsMenu, withoutMenu, type Action } from './ActionsMenu.tsx';
import { SharedJob } from './SharedJob.tsx';
import { StateNote } from './StateNote.tsx';
import { TextFoot } from './TextFoot.tsx';

const EditDialog = lazyCode(async () => (await import('../write/EditDialog.tsx')).EditDialog);

/** The full post. */
export function ThreadPost({ post }: { readonly post: Post }) {
  const { t } = useTranslation('posts');
  const [asked, ask] = useState<RequestedDialog | 'edit'>(null);
  const { html, job, tags, location } = post;
  const actions = usePostActions(post);
  const report = useReport({ contentType: 'post', contentId: post.id });
  const close = (): void => ask(null);
  return (
    <Box as="article">
      <StateNote of={post} />
      <BylineMenu.Provider value={withoutMenu}>
        <Byline {...post} onHistory={() => ask('history')} />
      </BylineMenu.Provider>
      <PostBadges post={post} />
      {html !== null && <Prose html={html} />}
      {job && <SharedJob job={job} by={post.author} />}
      {(tags.length > 0 || location) && (
        <Inline $gap={2}>
          {location && <Badge>{location}</Badge>}
          {tags.map((tag) => (
            <Badge key={tag}>#{tag}</Badge>
          ))}
        </Inline>
      )}
      <TextFoot $justify="space-between">
        <Inline $gap={2}>
          <LikeButton of={post} />
        </Inline>
        <ActionsMenu
          author={post.author}
          label={t('thread.more')}
          actions={actionsOf(post, actions, ask, report.ask)}
        />
      </TextFoot>
      <PostDialogs
        asked={asked === 'edit' ? null : asked}
        of="posts"
        id={post.id}
        onClose={close}
        onDelete={actions.remove}
        onHide={actions.hide}
      />
      {report.dialog}
      <Suspense fallback={null}>{asked === 'edit' && <EditDialog of={post} onClose={close} />}</Suspense>
    </Box>
  );
}

function actionsOf(
  { permissions, isPinned, isLocked, state, editedAt, boardId }: Post,
  actions: ReturnType<typeof usePostActions>,
  ask: (dialog: RequestedDialog | 'edit') => void,
  report: () => Promise<void>,
): Action[] {
  const isHidden = state === 'hidden';
  return [
    permissions.edit && ({ name: 'edit', run: () => ask('edit') } as const),
    editedAt !== null && ({ name: 'history', run: () => ask('history') } as const),
    permissions.pin && boardId !== null && ({ name: isPinned ? 'unpin' : 'pin', run: actions.pin } as const),
    permissions.lock && ({ name: isLocked ? 'unlock' : 'lock', run: actions.lock } as const),
    permissions.hide &&
      ({ name: isHidden ? 'show' : 'hide', run: isHidden ? actions.show : () => ask('hide') } as const),
    permissions.report && ({ name: 'report', run: report } as const),
    permissions.delete && ({ name: 'delete', run: () => ask('delete') } as const),
  ].filter((action) => action !== false);
}

/* Never wider than the screen: long lines of code scroll. */
const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
