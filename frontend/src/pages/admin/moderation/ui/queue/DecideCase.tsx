import { useTranslation } from 'react-i18next';
import type { CaseDetail } from '#contract/moderation/cases.ts';
import { DecisionForm } from '#features/moderation/decide/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { useResolveCaseMutation } from '../../api/moderation-api.ts';

/** Decides a case together with all its reports (rules.md#one-decision). */
export function DecideCase({ one }: { readonly one: CaseDetail }) {
  const { t } = useTranslation('moderation');
  const [resolve] = useResolveCaseMutation();
  return (
    <DecisionForm
      actions={one.actions}
      reason={one.reasons[0]}
      onDecide={async (decision) => {
        const { error } = await resolve({ ...decision, id: one.id });
        if (error) {
          showFailure(error, t('decide.failed'));
          return error;
        }
        showToast({ title: t('decide.done'), description: t('decide.doneText'), variant: 'success' });
        return null;
      }}
    />
  );
}
