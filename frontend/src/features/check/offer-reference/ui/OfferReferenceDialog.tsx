import { useTranslation } from 'react-i18next';
import { ReferenceRequestForm } from '#entities/reference/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Dialog } from '#shared/ui/index.ts';
import { useOfferReferenceMutation } from '../api/offer-reference-api.ts';

/** The worker names someone they have worked with, who then gets a short form. */
export function OfferReferenceDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('checks');
  const [offerReference] = useOfferReferenceMutation();
  return (
    <Dialog open onOpenChange={onClose} title={t('mine.add')} description={t('mine.addText')}>
      <ReferenceRequestForm
        submitLabel={t('mine.action')}
        onAsk={async (giver) => {
          const { error } = await offerReference(giver);
          if (error) showFailure(error, t('failed'), t('tryAgain'));
          else {
            showToast({
              title: t('reference.asked'),
              description: t('reference.askedText'),
              variant: 'success',
            });
            onClose();
          }
          return error;
        }}
      />
    </Dialog>
  );
}
