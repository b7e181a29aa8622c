import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { I9FormAnswer } from '#contract/eligibility/form/i9-form.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { formatDate, lazyCode } from '#shared/lib/index.ts';
import { Bullets, Button, Card, SkeletonList, Stack } from '#shared/ui/index.ts';

const SupplementForm = lazyCode(async () => (await import('./SupplementForm.tsx')).SupplementForm);

/** Supplement B. Only a work permit that expires is reverified (rules.md#i9-reverification). */
export function Reverification({ form }: { readonly form: I9FormAnswer }) {
  const { t } = useTranslation('i9-employer');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const signed = form.supplements.filter(({ kind }) => kind === 'B');
  const titleOf = ({ title, isReceipt }: I9FormAnswer['supplements'][number]['documents'][number]): string =>
    isReceipt ? t('document.receipt', { title }) : title;
  const canReverify = form.actions.includes('reverify');
  return (
    <Card aria-label={t('supplement.title')}>
      <Stack $gap={4}>
        <h2>{t('supplement.title')}</h2>
        <p>{t(canReverify ? 'supplement.due' : 'supplement.none')}</p>
        {signed.length > 0 && (
          <Bullets>
            {signed.map(({ signedOn, name, documents }, index) => (
              // Supplements are only added, so the index is a stable key.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                {t('supplement.signed', {
                  day: formatDate(signedOn, language, 'date'),
                  name,
                  document: documents.map(titleOf).join(', ') || t('supplement.withoutDocument'),
                })}
              </li>
            ))}
          </Bullets>
        )}
        {isOpen ? (
          <Suspense fallback={<SkeletonList count={1} lines={5} />}>
            <SupplementForm form={form} onDone={() => setOpen(false)} />
          </Suspense>
        ) : (
          <div>
            <Button onClick={() => setOpen(true)}>{t('supplement.start')}</Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
