import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, Dialog, Stack, TextArea, TextField } from '#shared/ui/index.ts';
import { useCounterOfferMutation } from '../api/sign-offer-api.ts';
import { OfferCode } from './OfferCode.tsx';

interface CounterDialogProps {
  readonly token: string;
  readonly company: string;
  /** The masked phone that gets a copied link's code; null for a sent link. */
  readonly codeSentTo: string | null;
  /** How many requests the candidate has left. */
  readonly left: number;
  readonly onClose: () => void;
}

/** Requests another pay, start date, or other change. Input stays after a refusal. */
export function CounterDialog({ token, company, codeSentTo, left, onClose }: CounterDialogProps) {
  const { t } = useTranslation(['sign-offer', 'common']);
  const formId = useId();
  const [request, setRequest] = useState({ payRate: '', startDate: '', note: '' });
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState<Partial<Record<string, string>>>({});
  const [asked, setAsked] = useState(false);
  const [propose, { isLoading }] = useCounterOfferMutation();
  const isEmpty = Object.values(request).every((value) => value.trim() === '');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setAsked(true);
    if (isEmpty || isLoading) return;
    setRefused({});
    const { error } = await propose({ token, ...request, ...(codeSentTo === null ? {} : { code }) });
    if (isApiError(error) && error.issues.length > 0) return setRefused(messagesOf(error.issues));
    if (error) return showFailure(error, t('counter.failed'));
    showToast({
      title: t('counter.done'),
      description: t('counter.doneText', { company }),
      variant: 'success',
    });
    onClose();
  };
  const field = (name: keyof typeof request) => ({
    name,
    value: request[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setRequest({ ...request, [name]: event.target.value }),
    error: refused[name],
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isLoading}
      title={t('counter.title')}
      description={t('counter.lead', { company })}
      footer={
        <>
          <Button onClick={onClose} disabled={isLoading}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={isLoading}>
            {t('counter.send')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack $gap={4}>
          <TextField optional label={t('counter.pay')} help={t('counter.payHelp')} {...field('payRate')} />
          <TextField optional type="date" label={t('counter.start')} {...field('startDate')} />
          <TextArea
            optional
            label={t('counter.note')}
            maxLength={1000}
            {...field('note')}
            error={asked && isEmpty ? t('counter.empty') : refused['note']}
          />
          <OfferCode
            token={token}
            sentTo={codeSentTo}
            value={code}
            onChange={setCode}
            error={refused['code']}
          />
          <p>{t('counter.left', { count: left })}</p>
        </Stack>
      </form>
    </Dialog>
  );
}

/** The server's messages, by field. */
function messagesOf(
  issues: readonly { readonly path: string; readonly message: string }[],
): Record<string, string> {
  return Object.fromEntries(issues.map(({ path, message }) => [path, translateMessage(message)]));
}
