import { Check, UserRoundCheck, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { JoinRequest } from '#contract/community/board/board-members.ts';
import type { Board } from '#entities/board/index.ts';
import { formatDate } from '#shared/lib/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, EmptyState, InfiniteList, SkeletonList } from '#shared/ui/index.ts';
import { useDecideJoinRequestMutation, useJoinRequestsInfiniteQuery } from '../api/manage-members-api.ts';
import { nameOf, PersonRow } from './PersonRow.tsx';

/** For a private board's moderators: requests to join, newest first. */
export function JoinRequests({ board }: { readonly board: Board }) {
  const { t } = useTranslation('boards');
  const list = useJoinRequestsInfiniteQuery({ boardId: board.id });
  return (
    <InfiniteList
      list={list}
      failed={t('requestsFailed')}
      more={t('moreRequests')}
      empty={<EmptyState icon={<UserRoundCheck />} title={t('noRequests')} text={t('noRequestsText')} />}
      skeleton={<SkeletonList count={2} lines={1} />}
    >
      {(requests) => (
        <ul role="list" aria-label={t('requestsTab')}>
          {requests.map((request) => (
            <RequestRow key={request.userId} board={board} request={request} />
          ))}
        </ul>
      )}
    </InfiniteList>
  );
}

function RequestRow({ board, request }: { readonly board: Board; readonly request: JoinRequest }) {
  const { t, i18n } = useTranslation('boards');
  const [decide] = useDecideJoinRequestMutation();
  const name = nameOf(request);
  const answer = async (approve: boolean): Promise<void> => {
    const { error } = await decide({ boardId: board.id, userId: request.userId, approve });
    if (error) showFailure(error, t('decideFailed'), t('tryAgain'));
    else showToast({ title: t(approve ? 'approved' : 'declined', { name }), variant: 'success' });
  };
  return (
    <PersonRow
      person={request}
      note={t('askedToJoin', {
        when: formatDate(request.createdAt, i18n.language, 'relative'),
      })}
    >
      <Button
        icon={<X size={20} aria-hidden />}
        aria-label={t('declineName', { name })}
        onClick={() => answer(false)}
      >
        {t('decline')}
      </Button>
      <Button
        variant="primary"
        icon={<Check size={20} aria-hidden />}
        aria-label={t('approveName', { name })}
        onClick={() => answer(true)}
      >
        {t('approve')}
      </Button>
    </PersonRow>
  );
}
