import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { EVENT_VISIBILITIES } from '#contract/community/vocabulary/events.ts';
import type { EventAnswer } from '#entities/event/index.ts';
import { FormikSelectField } from '#shared/form/index.ts';
import { Button, Callout } from '#shared/ui/index.ts';
import type { EventValues } from '../model/event-values.ts';
import { usePostableBoardsQuery } from '../../api/event-details-api.ts';

/** An event's board and readers. The board is fixed after creation, because guests are its members. */
export function AudienceFields({ event }: { readonly event: EventAnswer | null }) {
  if (event === null) return <NewAudience />;
  return event.board && <Visibility board={event.board.name} />;
}

function NewAudience() {
  const { t } = useTranslation(['event-form', 'common']);
  const { values } = useFormikContext<EventValues>();
  const { data: boards, isError, refetch } = usePostableBoardsQuery(undefined);
  if (!boards && isError) {
    return (
      <Callout tone="warning" title={t('fields.boardsFailed')}>
        <Button size="sm" onClick={refetch}>
          {t('common:action.retry')}
        </Button>
      </Callout>
    );
  }
  if (!boards || boards.length === 0) return null;
  const board = boards.find(({ id }) => id === values.boardId);
  return (
    <>
      <FormikSelectField
        name="boardId"
        label={t('fields.board')}
        help={board?.isPrivate ? t('fields.privateBoard') : t('fields.boardHelp')}
        placeholder={false}
        options={[
          { value: '', label: t('fields.noBoard') },
          ...boards.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {board && !board.isPrivate && <Visibility board={board.name} />}
    </>
  );
}

function Visibility({ board }: { readonly board: string }) {
  const { t } = useTranslation('event-form');
  return (
    <FormikSelectField
      name="visibility"
      label={t('fields.visibility')}
      placeholder={false}
      options={EVENT_VISIBILITIES.map((value) => ({ value, label: t(`visibility.${value}`, { board }) }))}
    />
  );
}
