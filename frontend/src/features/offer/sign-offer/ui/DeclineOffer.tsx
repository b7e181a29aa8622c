import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ConfirmDialog } from '#shared/ui/index.ts';

interface DeclineOfferProps {
  readonly jobTitle: string;
  readonly company: string;
  /** False where it was refused. */
  readonly onDecline: () => Promise<boolean>;
}

/** Declining needs nothing but to be meant. */
export function DeclineOffer({ jobTitle, company, onDecline }: DeclineOfferProps) {
  const { t } = useTranslation('sign-offer');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button block onClick={() => setOpen(true)}>
        {t('decline.action')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('decline.title')}
        description={t('decline.text', { job: jobTitle, company })}
        confirmLabel={t('decline.confirm')}
        danger
        onConfirm={async () => {
          if (!(await onDecline())) throw new Error('The answer was refused');
        }}
      />
    </>
  );
}
