import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ConfirmDialog } from '#shared/ui/index.ts';
import type { GivenCode } from '../model/use-answer-consent.ts';
import { ConsentCode, type CameBy } from './ConsentCode.tsx';

interface DeclineCheckProps {
  readonly title: string;
  readonly company: string;
  /** Returns false after a refusal. */
  readonly onDecline: (given: GivenCode) => Promise<boolean>;
  readonly by: CameBy;
}

/**
 * Declining needs neither a signature nor checkboxes, only a confirmation, because it is final
 * (rules.md#consent-final).
 */
export function DeclineCheck({ title, company, onDecline, by }: DeclineCheckProps) {
  const { t } = useTranslation('background-check');
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState<string>();
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
          setRefused(undefined);
          const given = { code: by.codeSentTo === null ? null : code, onRefused: setRefused };
          if (!(await onDecline(given))) throw new Error('The answer was refused');
        }}
      >
        <ConsentCode by={by} value={code} onChange={setCode} error={refused} />
      </ConfirmDialog>
    </>
  );
}
