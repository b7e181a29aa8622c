import { useTranslation } from 'react-i18next';
import { PERSON_ACTIONS } from '#contract/moderation/vocabulary/decisions.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Dialog } from '#shared/ui/index.ts';
import { useModeratePersonMutation } from '../api/decide-api.ts';
import { DecisionForm } from './DecisionForm.tsx';
import type { ModeratedPerson } from '../model/moderated-person.ts';

interface ModerateDialogProps {
  readonly person: ModeratedPerson;
  readonly onClose: () => void;
}

/** Warns or suspends someone, or lifts the suspension (rules.md#suspensions). */
export function ModerateDialog({ person, onClose }: ModerateDialogProps) {
  const { t } = useTranslation('moderation');
  const [moderate] = useModeratePersonMutation();
  const name = `${person.firstName} ${person.lastName}`;
  const actions = PERSON_ACTIONS.filter((action) => action !== 'lift' || person.isShutOut);
  return (
    <Dialog open onOpenChange={onClose} title={t('person.title', { name })} description={t('person.text')}>
      <DecisionForm
        actions={actions}
        onDecide={async (decision) => {
          const { error } = await moderate({ ...decision, userId: person.id });
          if (error) {
            showFailure(error, t('decide.failed'));
            return error;
          }
          showToast({
            title: t('person.done'),
            description: t('person.doneText', { name }),
            variant: 'success',
          });
          onClose();
          return null;
        }}
      />
    </Dialog>
  );
}
