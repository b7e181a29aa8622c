import { FileText, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BackgroundCheck } from '#contract/checks/order/background-check.ts';
import { Button, CopyButton, Inline, LinkButton } from '#shared/ui/index.ts';
import type { CheckStep } from '../model/check-step.ts';

interface ConsentButtonsProps extends Pick<BackgroundCheck, 'url' | 'consentDocumentUrl'> {
  readonly step: CheckStep;
  /** Null when the server refuses it. */
  readonly onRenew: (() => Promise<void>) | null;
}

/** The link that asks the candidate, and the paper of the answer. */
export function ConsentButtons({ url, consentDocumentUrl, step, onRenew }: ConsentButtonsProps) {
  const { t } = useTranslation('checks');
  const isRequested = step === 'awaiting_consent';
  return (
    <Inline $gap={2}>
      {url && <CopyButton text={url} label={t('link.copy')} />}
      {onRenew && (
        <Button
          variant={isRequested ? 'secondary' : 'primary'}
          icon={<RefreshCw aria-hidden />}
          onClick={onRenew}
        >
          {t(step === 'declined' ? 'link.askAgain' : 'link.renew')}
        </Button>
      )}
      {consentDocumentUrl && (
        <LinkButton newTab to={consentDocumentUrl} icon={<FileText aria-hidden />}>
          {t('consentDocument')}
        </LinkButton>
      )}
    </Inline>
  );
}
