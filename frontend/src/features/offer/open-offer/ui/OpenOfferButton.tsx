import { FileSignature } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { hasOffer, type WorkerApplication } from '#entities/worker/index.ts';
import { showFailure } from '#shared/toast/index.ts';
import { Button, VisuallyHidden } from '#shared/ui/index.ts';
import { useLazyOwnOfferLinkQuery } from '../api/open-offer-api.ts';

/** Opens the page where the worker reads and signs an offer. */
export function OpenOfferButton({ application }: { readonly application: WorkerApplication }) {
  const { t } = useTranslation('worker');
  const navigate = useNavigate();
  const [find] = useLazyOwnOfferLinkQuery();
  const waits = hasOffer(application);
  const open = async (): Promise<void> => {
    const { data, error } = await find(application.id);
    if (data) return navigate(new URL(data.signingUrl).pathname);
    showFailure(error, t('offer.failed'), t('offer.failedText'));
  };
  return (
    <Button
      variant={waits ? 'primary' : 'secondary'}
      size="sm"
      icon={<FileSignature aria-hidden />}
      onClick={open}
    >
      {t(waits ? 'offer.sign' : 'offer.see')}
      <VisuallyHidden> {t('application.of', { job: application.job.title })}</VisuallyHidden>
    </Button>
  );
}
