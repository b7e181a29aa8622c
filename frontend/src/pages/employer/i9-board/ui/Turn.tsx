import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { I9Row } from '#contract/eligibility/form/i9-form.ts';
import { useSendI9Link } from '#entities/i9/index.ts';
import { Button, Inline } from '#shared/ui/index.ts';

/** Shows whose turn it is, with a button to remind the worker. */
export function Turn({ form }: { readonly form: I9Row }) {
  const { t } = useTranslation('i9-employer');
  if (form.actions.includes('send_link')) return <Worker form={form} />;
  return form.due === null ? t('board.nobody') : t('board.yours');
}

function Worker({ form }: { readonly form: I9Row }) {
  const { t } = useTranslation('i9-employer');
  const { sendAgain, isLoading } = useSendI9Link(form);
  return (
    <Inline $gap={2}>
      <span>{t('board.workers')}</span>
      <Button
        size="sm"
        loading={isLoading}
        aria-label={t('board.remindOf', { name: form.workerName })}
        onClick={sendAgain}
      >
        <Send size={16} aria-hidden />
        {t('board.remind')}
      </Button>
    </Inline>
  );
}
