import { useTranslation } from 'react-i18next';
import type { OfferTemplate } from '#contract/offers/offer-template.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { ConfirmDialog } from '#shared/ui/index.ts';
import { useRemoveOfferTemplateMutation } from '../model/template-writing-calls.ts';

interface DeleteTemplateProps {
  readonly template: OfferTemplate;
  readonly onClose: () => void;
}

export function DeleteTemplate({ template: { id, name }, onClose }: DeleteTemplateProps) {
  const { t } = useTranslation('offer-templates');
  const [remove] = useRemoveOfferTemplateMutation();
  const confirm = async (): Promise<void> => {
    const { error } = await remove(id);
    if (error) {
      showFailure(error, t('deleteFailed'));
      throw new Error('Refused');
    }
    showToast({ title: t('deletedTitle'), description: name, variant: 'success' });
  };
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={onClose}
      title={t('deleteTitle')}
      description={t('deleteText', { name })}
      confirmLabel={t('deleteAction')}
      onConfirm={confirm}
    />
  );
}
