import { useTranslation } from 'react-i18next';
import type { OfferTemplate } from '#contract/offers/template/offer-template.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import {
  useRemoveOfferTemplateMutation,
  useRestoreOfferTemplateMutation,
} from '../api/offer-templates-api.ts';

/** Deletes a template right away; Undo in the toast restores it. */
export function useDeleteTemplate(): (template: OfferTemplate) => Promise<void> {
  const { t } = useTranslation('offer-templates');
  const [remove] = useRemoveOfferTemplateMutation();
  const [restore] = useRestoreOfferTemplateMutation();
  const undo = async ({ id, name }: OfferTemplate): Promise<void> => {
    const { error } = await restore(id);
    if (error) showFailure(error, t('undoFailed'));
    else showToast({ title: t('undoneTitle'), description: name, variant: 'success' });
  };
  return async (template) => {
    const { error } = await remove(template.id);
    if (error) return showFailure(error, t('deleteFailed'));
    showToast({
      title: t('deletedTitle'),
      description: template.name,
      variant: 'success',
      action: { label: t('undo'), run: () => void undo(template) },
    });
  };
}
