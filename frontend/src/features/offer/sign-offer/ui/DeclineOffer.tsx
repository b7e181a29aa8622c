import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyCode } from '#shared/lib/index.ts';
import { Button } from '#shared/ui/index.ts';
import type { DeclineDialogProps } from './DeclineDialog.tsx';

const DeclineDialog = lazyCode(async () => (await import('./DeclineDialog.tsx')).DeclineDialog);

/** Declines the offer after a confirmation. */
export function DeclineOffer(props: Omit<DeclineDialogProps, 'onClose'>) {
  const { t } = useTranslation('sign-offer');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button block onClick={() => setOpen(true)}>
        {t('decline.action')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DeclineDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
