import { CircleCheck, Quote } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Byline, BylineMenu, nameOf, type Reply } from '#entities/post/index.ts';
import {
  LikeButton,
  PostDialogs,
  useReplyActions,
  type RequestedDialog,
} from '#features/community/posts/index.ts';
import { useReport } from '#features/moderation/report/index.ts';
import { lazyCode } from '#shared/lib/index.ts';
import { Badge, Button, Card, Inline, Prose } from '#shared/ui/index.ts';
import { ActionsMenu, withoutMenu, type Action } from './ActionsMenu.tsx';
import { GoneText } from './GoneText.tsx';
import { StateNote } from './StateNote.tsx';
import { TextFoot } from './TextFoot.tsx';

const EditDialog = lazyCode(async () => (await import('../write/EditDialog.tsx')).EditDialog);

interface ReplyItemProps {
  readonly reply: Reply;
  readonly onQuote: (reply: Reply) => void;
}

export function ReplyItem({ reply, onQuote }: ReplyItemProps) {
  const { t } = useTranslation('posts');
  const [asked, ask] = useState<RequestedDialog | 'edit'>(null);
  const actions = useReplyActions(reply);
  const report = useReport({ contentType: 'reply', contentId: reply.id });
  const { id, html, author, state, isAccepted } = reply;
  if (html === null || !author)
    return (
      <Box as="li" id={`reply-${id}`}>
        <GoneText of="reply" state={state} />
      </Box>
    );
  const name = nameOf(author);
  const close = (): void => ask(null);
  return (
    <Box as="li" id={`reply-${id}`} $mark={isAccepted}>
      <StateNote of={reply} />
      <BylineMenu.Provider value={withoutMenu}>
        <Byline {...reply} onHistory={() => ask('history')} />
      </BylineMenu.Provider>
      {isAccepted && (
        <div>
          <Badge $tone="success">
            <CircleCheck aria-hidden />
            {t('reply.accepted')}
          </Badge>
        </div>
      )}
      <Quoted quote={reply.quote} />
      <Prose html={html} />
      <TextFoot $justify="space-between">
        <Inline $gap={2}>
          <LikeButton of={reply} />
          {reply.permissions.quote && (
            <Button
              size="sm"
              variant="ghost"
              icon={<Quote aria-hidden />}
              aria-label={t('reply.quoteOf', { name })}
              onClick={() => onQuote(reply)}
            >
              {t('reply.quote')}
            </Button>
          )}
        </Inline>
        <ActionsMenu
          author={author}
          label={t('thread.moreOf', { name })}
          actions={actionsOf(reply, actions, ask, report.ask)}
        />
      </TextFoot>
      <PostDialogs
        asked={asked === 'edit' ? null : asked}
        of="replies"
        id={id}
        onClose={close}
        onDelete={actions.remove}
        onHide={actions.hide}
      />
      {report.dialog}
      <Suspense fallback={null}>{asked === 'edit' && <EditDialog of={reply} onClose={close} />}</Suspense>
    </Box>
  );
}

/** The quoted reply, or a note if it is gone. */
function Quoted({ quote }: Pick<Reply, 'quote'>) {
  const { t } = useTranslation('posts');
  if (!quote) return null;
  if (quote.isRemoved || !quote.author) return <QuoteBox>{t('reply.quotedGone')}</QuoteBox>;
  return (
    <QuoteBox>
      <a href={`#reply-${quote.replyId}`}>{t('reply.wrote', { name: nameOf(quote.author) })}</a>{' '}
      {quote.excerpt}
    </QuoteBox>
  );
}

function actionsOf(
  { permissions, isAccepted, state, editedAt }: Reply,
  actions: ReturnType<typeof useReplyActions>,
  ask: (dialog: RequestedDialog | 'edit') => void,
  report: () => Promise<void>,
): Action[] {
  const isHidden = state === 'hidden';
  return [
    permissions.accept && ({ name: isAccepted ? 'takeBack' : 'accept', run: actions.accept } as const),
    permissions.edit && ({ name: 'edit', run: () => ask('edit') } as const),
    editedAt !== null && ({ name: 'history', run: () => ask('history') } as const),
    permissions.hide &&
      ({ name: isHidden ? 'show' : 'hide', run: isHidden ? actions.show : () => ask('hide') } as const),
    permissions.report && ({ name: 'report', run: report } as const),
    permissions.delete && ({ name: 'delete', run: () => ask('delete') } as const),
  ].filter((action) => action !== false);
}

const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  list-style: none;
  scroll-margin-top: 96px;
  &:target {
    border-color: var(--accent);
  }
`;

const QuoteBox = styled.blockquote`
  margin: 0;
  padding-inline-start: var(--space-3);
  border-inline-start: 3px solid var(--line-strong);
  color: var(--text-muted);
  font-size: var(--size-14);
  overflow-wrap: anywhere;
`;
