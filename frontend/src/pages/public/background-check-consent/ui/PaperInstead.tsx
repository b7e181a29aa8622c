import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Button, ConfirmDialog } from '#shared/ui/index.ts';
import { useAskOnPaperMutation } from '../api/background-check-consent-api.ts';
import { ConsentCode, type CameBy } from './ConsentCode.tsx';

/** Notifies the employer; decides nothing. */
export function PaperInstead({ company, by }: { readonly company: string; readonly by: CameBy }) {
  const { t } = useTranslation('background-check');
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState<string>();
  const [askOnPaper] = useAskOnPaperMutation();
  const ask = async (): Promise<void> => {
    setRefused(undefined);
    const coded = by.codeSentTo === null ? {} : { code };
    const { error } = await askOnPaper({ token: by.token, ...coded });
    if (!error) return showToast({ title: t('paper.askedTitle'), variant: 'success' });
    const issue = isApiError(error) && error.issues.find(({ path }) => path === 'code');
    if (issue) setRefused(translateMessage(issue.message));
    else showToast({ title: t('toast.failed'), variant: 'destructive' });
    throw new Error('The request was refused');
  };
  return (
    <>
      <Button variant="ghost" block onClick={() => setOpen(true)}>
        {t('paper.action')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('paper.action')}
        description={t('paper.text', { company })}
        confirmLabel={t('paper.confirm')}
        onConfirm={ask}
      >
        <ConsentCode by={by} value={code} onChange={setCode} error={refused} />
      </ConfirmDialog>
    </>
  );
}
