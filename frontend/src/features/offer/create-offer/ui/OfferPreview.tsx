import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { OfferFormInput } from '#contract/offers/letter/offer-form.ts';
import type { OfferLetter } from '#contract/offers/letter/offer-letter.ts';
import { OfferTerms } from '#entities/offer/index.ts';
import { useCurrentUser } from '#entities/session/index.ts';
import { Callout, Stack } from '#shared/ui/index.ts';
import { ownName } from '../model/offer-values.ts';
import { previewChanges, previewTerms } from '../model/preview-terms.ts';

interface OfferPreviewProps {
  /** The recipient until a name is typed. */
  readonly worker: string;
  /** The letter being changed. */
  readonly letter?: OfferLetter | null;
  /** A template's custom benefits, if none are chosen. */
  readonly words?: string | undefined;
}

/** The typed letter as the worker will see it (rules.md#draft-preview). It cannot be signed here. */
export function OfferPreview({ worker, letter = null, words }: OfferPreviewProps) {
  const { t } = useTranslation(['offer', 'sign-offer']);
  const { values } = useFormikContext<OfferFormInput>();
  const { user } = useCurrentUser();
  const terms = previewTerms(values, letter, { employer: ownName(user), worker, benefits: words });
  const { workerName: name, jobTitle: job, company } = terms;
  return (
    <Stack $gap={4} as="section" aria-label={t('create.preview')}>
      <Callout tone="info" title={t('create.previewTitle', { name })}>
        {t('create.previewText')}
      </Callout>
      <div>
        <h3>{t('sign-offer:offer.title', { job })}</h3>
        <p>{t('sign-offer:offer.lead', { company, name })}</p>
      </div>
      <OfferTerms
        terms={terms}
        changes={previewChanges(terms, letter)}
        expiresAt={null}
        status={t('status.draft')}
      />
    </Stack>
  );
}
