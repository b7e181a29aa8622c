import { Form, Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import type { Referral } from '#contract/hiring/referral.ts';
import { TEXT_MISSING } from '#contract/http/primitives.ts';
import type { OfferFormInput } from '#contract/offers/letter/offer-form.ts';
import type { OfferTemplate } from '#contract/offers/template/offer-template.ts';
import { LatinNameField, needsLatinName } from '#entities/latin-name/index.ts';
import { ChargeNotice, useCardChoice, type CardChoice } from '#entities/payment/index.ts';
import { useCurrentUser } from '#entities/session/index.ts';
import { clearDraft, FormikDraft, readDraft } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { useTwoSheets } from '#shared/theme/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Button, Dialog, Stack } from '#shared/ui/index.ts';
import { withTemplate, wordsOf } from '../model/fill-from-template.ts';
import { withConfirmedPay } from '../model/confirmed-pay.ts';
import { isIncomplete, offerDefaults, offerProblems, type OfferGoal } from '../model/offer-values.ts';
import { usePayProblem } from '../model/use-pay-problem.ts';
import { useQuote } from '../model/use-quote.ts';
import { useDraftOffer, useSendOffer, type CollectOffer } from '../model/use-send-offer.ts';
import type { LetterParties } from './LetterReads.tsx';
import { NameFields } from './NameFields.tsx';
import { OfferFields } from './OfferFields.tsx';
import { OnSiteFields } from './OnSiteFields.tsx';
import { OfferPreview } from './OfferPreview.tsx';
import { PreviewButton } from './PreviewButton.tsx';
import { QuoteBox } from './QuoteBox.tsx';
import { TemplateChoice } from './TemplateChoice.tsx';

export interface OfferFormProps {
  readonly referral: Referral;
  readonly collect: CollectOffer;
  readonly goal?: OfferGoal;
  readonly onClose: () => void;
  /** Called once the letter exists. */
  readonly onDone?: () => void;
}

/** The offer dialog. Input survives a refusal and a reload. */
export function OfferForm({ referral, collect, goal = 'send', onClose, onDone = onClose }: OfferFormProps) {
  const goals = { send: useSendOffer(collect), draft: useDraftOffer(collect) };
  const { user, isLoading } = useCurrentUser();
  const choice = useCardChoice();
  const { problem: payProblem } = usePayProblem();
  const draft = `offer.${referral.id}`;
  const [template, setTemplate] = useState<OfferTemplate | null>(null);
  const submit = async (
    values: OfferFormInput,
    { setErrors }: FormikHelpers<OfferFormInput>,
  ): Promise<void> => {
    const offerData = withTemplate(withConfirmedPay(values), template);
    const done = await goals[goal](referral, { offerData, otherCard: choice.isOther }, setErrors);
    if (!done) return;
    clearDraft(draft);
    onDone();
  };
  if (isLoading) return null;
  return (
    <Formik
      initialValues={readDraft(draft, offerDefaults(referral, user))}
      validate={(values) => ({
        ...(needsLatinName(referral) &&
          !values.workerName?.trim() && { workerName: translateMessage(TEXT_MISSING) }),
        ...offerProblems(values, goal, translateMessage, payProblem),
      })}
      onSubmit={submit}
    >
      <OfferSheet
        referral={referral}
        draft={draft}
        goal={goal}
        template={template}
        choice={choice}
        onTemplate={setTemplate}
        onClose={onClose}
      />
    </Formik>
  );
}

const FORM_ID = 'offer-form';

interface OfferSheetProps {
  readonly referral: Referral;
  readonly draft: string;
  readonly goal: OfferGoal;
  readonly template: OfferTemplate | null;
  readonly choice: CardChoice;
  readonly onTemplate: (template: OfferTemplate | null) => void;
  readonly onClose: () => void;
}

function OfferSheet({ referral, draft, goal, template, choice, onTemplate, onClose }: OfferSheetProps) {
  const { t, i18n } = useTranslation(['offer', 'common', 'offer-templates']);
  const { user } = useCurrentUser();
  const { values, isSubmitting, submitForm } = useFormikContext<OfferFormInput>();
  const quote = useQuote(referral.id, values, isSubmitting);
  const incomplete = isIncomplete(values, goal);
  const total = quote.quote && formatAmount(quote.quote.total, i18n.language, 'always');
  const { workerName: name, job } = referral;
  const [isPreview, setPreview] = useState(false);
  const isBeside = useTwoSheets() && !isPreview;
  const asksName = needsLatinName(referral);
  const due = quote.quote?.total ?? '0';
  const isDue = Number(due) > 0;
  const label = {
    send: isDue ? 'create.toPayment' : 'create.send',
    draft: 'create.generate',
    sendPaid: 'create.payAndSend',
    draftPaid: 'create.payAndGenerate',
  } as const;
  const submit = async (): Promise<void> => {
    // Leaves the preview, because the fields show the problems.
    setPreview(false);
    if (incomplete) {
      showToast({
        title: t('create.missingTitle'),
        description: t(goal === 'send' ? 'create.missingText' : 'create.missingDraftText'),
        variant: 'destructive',
      });
    }
    await submitForm();
  };
  return (
    <Dialog
      open
      wide={isBeside ? 'double' : true}
      onOpenChange={onClose}
      dismissible={!isSubmitting}
      title={t('create.title')}
      description={t('create.lead', { name, job: job.title, company: job.company })}
      footer={
        <>
          <ChargeNotice amount={due} choice={choice} />
          {total && <Total>{t('create.total', { amount: total })}</Total>}
          <Button onClick={onClose} disabled={isSubmitting}>
            {t('common:action.cancel')}
          </Button>
          <Button
            variant="primary"
            softDisabled={incomplete}
            loading={isSubmitting}
            loadingText={t(goal === 'send' ? 'create.sending' : 'create.generating')}
            onClick={submit}
          >
            {t(label[isDue && choice.isCharged ? (`${goal}Paid` as const) : goal], { amount: total ?? '' })}
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} noValidate>
        <FormikDraft name={draft} />
        <Stack $gap={6}>
          <div>
            <PreviewButton isOn={isPreview} onChange={setPreview} />
          </div>
          {isPreview ? (
            <OfferPreview worker={name} words={wordsOf(template)} />
          ) : (
            <Sheets $beside={isBeside}>
              <Stack $gap={6}>
                {asksName && (
                  <LatinNameField name="workerName" written={referral.workerName} reader="employer" />
                )}
                <TemplateChoice
                  untouched={offerDefaults(referral, user)}
                  template={template}
                  onChoose={onTemplate}
                />
                <OfferFields
                  goal={goal}
                  cost={
                    <>
                      <NameFields lacksEmail={referral.workerEmail === null} namesWorker={!asksName} />
                      <OnSiteFields />
                      <QuoteBox quote={quote} />
                    </>
                  }
                  parties={partiesOf(values)}
                  benefitsLabel={wordsOf(template)}
                />
              </Stack>
              {isBeside && (
                <Paper>
                  <OfferPreview worker={name} words={wordsOf(template)} />
                </Paper>
              )}
            </Sheets>
          )}
        </Stack>
      </Form>
    </Dialog>
  );
}

/** The names from the form. */
function partiesOf({ workerName, jobTitle, company, signatoryName }: OfferFormInput): LetterParties {
  const said = (name: string | undefined): string | null => name?.trim() || null;
  return {
    worker: said(workerName),
    job: said(jobTitle),
    company: said(company),
    employer: said(signatoryName),
  };
}

/** Shows the letter next to the form, as it is typed (rules.md#draft-preview). */
const Sheets = styled.div<{ $beside: boolean }>`
  ${({ $beside }) =>
    $beside &&
    css`
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      align-items: start;
      gap: var(--space-6);
    `}
`;

const Paper = styled.div`
  position: sticky;
  top: 0;
`;

const Total = styled.strong`
  margin-right: auto;
  align-self: center;
  font: 700 var(--size-20) / 1.2 var(--font-display);
  font-variant-numeric: tabular-nums;
  @media (max-width: 479.98px) {
    align-self: flex-start;
    order: 3;
  }
`;
