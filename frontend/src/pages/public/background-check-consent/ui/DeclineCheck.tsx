import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ConfirmDialog } from '#shared/ui/index.ts';

interface DeclineCheckProps {
  readonly title: string;
  readonly company: string;
  /** False where it was refused. */
  readonly onDecline: () => Promise<boolean>;
}

/** Declining needs neither a signature nor ticks (rules.md#consent-final), but to be meant: it is final. */
export function DeclineCheck({ title, company, onDecline }: DeclineCheckProps) {
  const { t } = useTranslation('background-check');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button block onClick={() => setOpen(true)}>
        {t('decline.action')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={title}
        description={t('decline.text', { company })}
        confirmLabel={t('decline.action')}
        danger
        onConfirm={async () => {
          if (!(await onDecline())) throw new Error('The answer was refused');
        }}
      />
    </>
  );
}
