import { useTranslation } from 'react-i18next';
import type { I9Page } from '#contract/eligibility/i9-form.ts';
import { Callout, Notice, Stack } from '#shared/ui/index.ts';

const ACCEPTED_PAPERS = 'https://www.uscis.gov/i-9-central/form-i-9-acceptable-documents';

/** What comes next: the worker chooses which documents to bring. */
export function Section1Signed({ asked: { company } }: { readonly asked: I9Page }) {
  const { t } = useTranslation('i9');
  return (
    <Stack $gap={5}>
      <div role="status">
        <Notice tone="success" title={t('signed.title')} text={t('signed.text', { company })} />
      </div>
      <Callout title={t('signed.nextTitle')}>
        <p>{t('signed.next', { company })}</p>
        <a href={ACCEPTED_PAPERS} target="_blank" rel="noreferrer">
          {t('signed.papers')}
        </a>
      </Callout>
    </Stack>
  );
}
