import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#shared/ui/index.ts';
import { OfferCode } from './OfferCode.tsx';
import type { ShowErrors } from './use-answer-offer.ts';

export interface DeclineDialogProps {
  readonly jobTitle: string;
  readonly company: string;
  readonly isAddendum: boolean;
  readonly token: string;
  readonly codeSentTo: string | null;
  /** Resolves to false if refused. */
  readonly onDecline: (code: { readonly code?: string }, showErrors: ShowErrors) => Promise<boolean>;
  readonly onClose: () => void;
}

export function DeclineDialog(props: DeclineDialogProps) {
  const { jobTitle, company, isAddendum, token, codeSentTo, onDecline, onClose } = props;
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const showErrors: ShowErrors = ({ code: refused }) =>
    setError(typeof refused === 'string' ? refused : undefined);
  const { t } = useTranslation(['sign-offer', 'addendum']);
  const own = isAddendum ? 'addendum:' : '';
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(`${own}decline.title`)}
      description={t(`${own}decline.text`, { job: jobTitle, company })}
      confirmLabel={t(`${own}decline.confirm`)}
      danger
      onConfirm={async () => {
        setError(undefined);
        if (!(await onDecline(codeSentTo === null ? {} : { code }, showErrors)))
          throw new Error('The answer was refused');
      }}
    >
      <OfferCode token={token} sentTo={codeSentTo} value={code} onChange={setCode} error={error} />
    </ConfirmDialog>
  );
}
