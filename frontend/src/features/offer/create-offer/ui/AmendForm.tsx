import { Form, Formik, useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferFormInput } from '#contract/offers/letter/offer-form.ts';
import type { OfferLetter } from '#contract/offers/letter/offer-letter.ts';
import type { Referral } from '#contract/hiring/referral.ts';
import { useOfferOfReferralQuery } from '#entities/offer/index.ts';
import { ChargeNotice, useCardChoice, type CardChoice } from '#entities/payment/index.ts';
import { useCurrentUser } from '#entities/session/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { Button, Dialog, ErrorState, Skeleton, Stack } from '#shared/ui/index.ts';
import { letterValues } from '../model/amended-values.ts';
import { offerProblems } from '../model/offer-values.ts';
import { useAmendmentQuote } from '../model/use-amendment-quote.ts';
import { usePayProblem } from '../model/use-pay-problem.ts';
import { useAmendOffer } from '../model/use-amend-offer.ts';
import type { CollectOffer } from '../model/use-send-offer.ts';
import { DifferenceBox } from './DifferenceBox.tsx';
import { NameFields } from './NameFields.tsx';
import { OfferFields } from './OfferFields.tsx';
import { OfferPreview } from './OfferPreview.tsx';
import { OnSiteFields } from './OnSiteFields.tsx';
import { PreviewButton } from './PreviewButton.tsx';

export interface AmendOfferProps {
  readonly referral: Referral;
  readonly collect: CollectOffer;
  readonly onClose: () => void;
}

/** Changes a referral's letter: edits a draft, or adds a version to a sent letter (rules.md#amended-offers). */
export function AmendForm({ referral, collect, onClose }: AmendOfferProps) {
  const { t } = useTranslation('amend-offer');
  const { data: letter, isError, refetch } = useOfferOfReferralQuery(referral.id);
  const { user, isLoading } = useCurrentUser();
  const amend = useAmendOffer(collect);
  const choice = useCardChoice();
  const { problem: payProblem } = usePayProblem();
  if (!letter || isLoading) {
    return (
      <Dialog open onOpenChange={onClose} title={t('title')}>
        {isError ? <ErrorState title={t('failed')} onRetry={refetch} /> : <Skeleton $height="180px" />}
      </Dialog>
    );
  }
  return (
    <Formik
      initialValues={letterValues(letter, user)}
      validate={(values) => offerProblems(values, 'draft', translateMessage, payProblem)}
      onSubmit={async (values, { setErrors }) => {
        if (await amend(letter, values, setErrors, choice.isOther)) onClose();
      }}
    >
      <AmendSheet
        letter={letter}
        lacksEmail={referral.workerEmail === null}
        choice={choice}
        onClose={onClose}
      />
    </Formik>
  );
}

interface AmendSheetProps {
  readonly letter: OfferLetter;
  readonly lacksEmail: boolean;
  readonly choice: CardChoice;
  readonly onClose: () => void;
}

function AmendSheet({ letter, lacksEmail, choice, onClose }: AmendSheetProps) {
  const { t, i18n } = useTranslation(['amend-offer', 'common']);
  const { values, dirty, isSubmitting, submitForm } = useFormikContext<OfferFormInput>();
  const quote = useAmendmentQuote(letter.id, values, isSubmitting);
  const isFirst = letter.sentAt === null;
  const { workerName: name } = letter;
  const due = quote.quote?.total ?? '0';
  const isCharged = choice.isCharged && Number(due) > 0 && dirty;
  const [isPreview, setPreview] = useState(false);
  const submit = async (): Promise<void> => {
    // Leaves the preview, because the fields show the problems.
    setPreview(false);
    await submitForm();
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      dismissible={!isSubmitting}
      title={t(isFirst ? 'editTitle' : 'title')}
      description={t(isFirst ? 'editLead' : 'lead', { name })}
      footer={
        <>
          {dirty && <ChargeNotice amount={due} choice={choice} />}
          <Button onClick={onClose} disabled={isSubmitting}>
            {t('common:action.cancel')}
          </Button>
          <Button
            variant="primary"
            disabled={!dirty}
            loading={isSubmitting}
            loadingText={t('saving')}
            onClick={submit}
          >
            {isCharged
              ? t(isFirst ? 'payAndSave' : 'payAndSend', {
                  amount: formatAmount(due, i18n.language, 'always'),
                })
              : t('save')}
          </Button>
        </>
      }
    >
      <Form noValidate>
        <Stack $gap={6}>
          <div>
            <PreviewButton isOn={isPreview} onChange={setPreview} />
          </div>
          {isPreview ? (
            <OfferPreview worker={name} letter={letter} />
          ) : (
            <OfferFields
              goal="draft"
              cost={
                <>
                  <NameFields lacksEmail={lacksEmail} />
                  <OnSiteFields isKept />
                  <DifferenceBox quote={quote} />
                </>
              }
            />
          )}
        </Stack>
      </Form>
    </Dialog>
  );
}
