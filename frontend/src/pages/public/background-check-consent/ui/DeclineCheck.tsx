import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ConfirmDialog } from '#shared/ui/index.ts';
import type { GivenCode } from '../model/use-answer-consent.ts';
import { ConsentCode, type CameBy } from './ConsentCode.tsx';

interface DeclineCheckProps {
  readonly title: string;
  readonly company: string;
  /** False where it was refused. */
  readonly onDecline: (given: GivenCode) => Promise<boolean>;
  readonly by: CameBy;
}

/** Declining needs neither a signature nor ticks (rules.md#consent-final), but to be meant: it is final. */
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
