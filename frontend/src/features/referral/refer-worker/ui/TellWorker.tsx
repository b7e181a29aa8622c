import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { shortLink } from '#contract/jobs/sharing/short-link.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import { useCurrentUser } from '#entities/session/index.ts';
import { hasShareSheet } from '#shared/lib/index.ts';
import { Button } from '#shared/ui/index.ts';
import { tellText, whatsAppAddress } from '../model/tell-text.ts';
import type { ReferableJob, UnconfirmedReferral } from '../model/referable-job.ts';

interface TellWorkerProps {
  readonly referral: UnconfirmedReferral;
  readonly job: ReferableJob;
  readonly language: Language;
  readonly block?: boolean;
  readonly variant?: 'primary' | 'secondary';
}

/** Offers a ready-made text to the worker, by share sheet or WhatsApp, because people answer someone they know. */
export function TellWorker({ referral, job, language, block = false, variant = 'primary' }: TellWorkerProps) {
  const { t } = useTranslation('refer-worker');
  const { user, isLoading } = useCurrentUser();
  const { workerName, workerPhone } = referral;
  const tell = async (): Promise<void> => {
    // Without the referrer's code: the worker's own visit counts for no one.
    const link = shortLink(location.origin, job.id, null, language);
    const told = { workerName, referrerName: user?.firstName ?? '', ...job, pay: job.payRate ?? '' };
    const text = tellText(told, link, language);
    if (hasShareSheet()) {
      // Closing the sheet is not an error: nothing was sent, and the button stays.
      await navigator.share({ text }).catch(() => undefined);
      return;
    }
    window.open(whatsAppAddress(workerPhone, text), '_blank', 'noopener');
  };
  return (
    // The text names the user.
    <Button
      variant={variant}
      block={block}
      icon={<MessageCircle aria-hidden />}
      loading={isLoading}
      onClick={tell}
    >
      {t('submitted.tell', { name: workerName.trim().split(/\s+/)[0] })}
    </Button>
  );
}
