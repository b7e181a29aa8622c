import { Form, Formik, useFormikContext } from 'formik';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Referral } from '#contract/hiring/referral.ts';
import type { OfferTemplate } from '#contract/offers/template/offer-template.ts';
import { ChargeNotice, useCardChoice, type CardChoice } from '#entities/payment/index.ts';
import { OFFERABLE_STATUSES, useEmployerReferrals } from '#entities/referral/index.ts';
import { useCurrentUser } from '#entities/session/index.ts';
import { clearDraft, FormikDraft, readDraft } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Button, Dialog, EmptyState, ErrorState, SkeletonList, Stack } from '#shared/ui/index.ts';
import { wordsOf } from '../../model/fill-from-template.ts';
import { isIncomplete, offerProblems } from '../../model/offer-values.ts';
import {
  bulkBody,
  offerable,
  severalDefaults,
  stillThere,
  withRequested,
  type SeveralValues,
} from '../../model/several/several-values.ts';
import { useOfferSeveral } from '../../model/several/use-offer-several.ts';
import { refusedRows, useSeveralQuote } from '../../model/several/use-several-quote.ts';
import { usePayProblem } from '../../model/use-pay-problem.ts';
import type { CollectOffer } from '../../model/use-send-offer.ts';
import { OfferFields } from '../OfferFields.tsx';
import { OnSiteFields } from '../OnSiteFields.tsx';
import { TemplateChoice } from '../TemplateChoice.tsx';
import { PeopleChoice } from './PeopleChoice.tsx';
import { SeveralCost } from './SeveralCost.tsx';
import { SeveralResults } from './SeveralResults.tsx';

export interface SeveralProps {
  readonly jobId: string;
  /** The preselected people. If empty, the first crew is. */
  readonly asked?: readonly Referral[] | undefined;
  readonly collect: CollectOffer;
  readonly onClose: () => void;
}

const MOST_READ = 100;

const NOBODY: readonly Referral[] = [];

/** One form for several people of a job (rules.md#offers-to-several). */
export function SeveralForm({ jobId, asked = NOBODY, collect, onClose }: SeveralProps) {
  const { t } = useTranslation('crew-offer');
  const list = useEmployerReferrals({ job: jobId, status: OFFERABLE_STATUSES, limit: MOST_READ });
  const { user, isLoading } = useCurrentUser();
  // Fixed when the form opens, so that people who get a letter stay visible.
  const [people, setPeople] = useState<readonly Referral[] | null>(null);
  if (!people && !list.isLoading && !list.isError) setPeople(offerable(withRequested(list.referrals, asked)));
  const initial = people && severalDefaults(people, user, asked);
  if (initial && !isLoading) {
    return (
      <Filled
        draft={`offers.${jobId}`}
        people={people}
        asked={asked}
        initial={initial}
        collect={collect}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog open wide onOpenChange={onClose} title={t('title')}>
      {list.isError && <ErrorState title={t('failedToLoad')} onRetry={list.retry} />}
      {!list.isError && !people && <SkeletonList count={3} lines={1} />}
      {people?.length === 0 && <EmptyState icon={<Users />} title={t('nobody')} text={t('nobodyText')} />}
    </Dialog>
  );
}

interface FilledProps extends Omit<SeveralProps, 'jobId'> {
  readonly draft: string;
  readonly people: readonly Referral[];
  readonly asked: readonly Referral[];
  readonly initial: SeveralValues;
}

function Filled({ draft, people, asked, initial, collect, onClose }: FilledProps) {
  const { send, rows, startOver } = useOfferSeveral(collect);
  const choice = useCardChoice();
  const { problem: payProblem } = usePayProblem();
  const [template, setTemplate] = useState<OfferTemplate | null>(null);
  const [begun] = useState(initial);
  const [kept] = useState(() => stillThere(readDraft(draft, begun), people, asked));
  return (
    <Formik<SeveralValues>
      initialValues={kept}
      validate={(values) => offerProblems(values, 'send', translateMessage, payProblem)}
      onSubmit={async (values) => {
        if (await send(bulkBody(values, template, choice.isOther))) clearDraft(draft);
      }}
    >
      {({ setFieldValue }) =>
        rows ? (
          <SeveralResults
            rows={rows}
            people={people}
            collect={collect}
            onRetry={(ids) => {
              void setFieldValue('chosen', ids);
              startOver();
            }}
            onClose={onClose}
          />
        ) : (
          <SeveralSheet
            draft={draft}
            people={people}
            untouched={begun}
            template={template}
            choice={choice}
            onTemplate={setTemplate}
            onClose={onClose}
          />
        )
      }
    </Formik>
  );
}

interface SheetProps {
  readonly draft: string;
  readonly people: readonly Referral[];
  readonly untouched: SeveralValues;
  readonly template: OfferTemplate | null;
  readonly choice: CardChoice;
  readonly onTemplate: (template: OfferTemplate | null) => void;
  readonly onClose: () => void;
}

function SeveralSheet({ draft, people, untouched, template, choice, onTemplate, onClose }: SheetProps) {
  const { t, i18n } = useTranslation(['crew-offer', 'offer', 'common', 'offer-templates']);
  const { values, isSubmitting, submitForm } = useFormikContext<SeveralValues>();
  const quote = useSeveralQuote(values, template, isSubmitting);
  const count = values.chosen.length;
  const isMissing = isIncomplete(values, 'send');
  const first = people.find(({ id }) => values.chosen.includes(id)) ?? people[0];
  const total = quote.quote && formatAmount(quote.quote.total, i18n.language, 'always');
  const due = quote.quote?.total ?? '0';
  const isCharged = choice.isCharged && Number(due) > 0;
  const submit = async (): Promise<void> => {
    if (count === 0 || isMissing) {
      const [title, description] =
        count === 0
          ? [t('nobodyChosenTitle'), t('nobodyChosenText')]
          : [t('offer:create.missingTitle'), t('offer:create.missingText')];
      showToast({ title, description, variant: 'destructive' });
    }
    if (count > 0) await submitForm();
  };
  const { job } = first ?? {};
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      dismissible={!isSubmitting}
      title={t('title')}
      description={t('lead', { job: job?.title ?? '' })}
      footer={
        <>
          <ChargeNotice amount={due} choice={choice} />
          {total && <Total>{t('total', { amount: total })}</Total>}
          <Button onClick={onClose} disabled={isSubmitting}>
            {t('common:action.cancel')}
          </Button>
          <Button
            variant="primary"
            softDisabled={count === 0 || isMissing}
            loading={isSubmitting}
            loadingText={t('sending')}
            onClick={submit}
          >
            {isCharged ? t('payAndSend', { amount: total ?? '' }) : t('send', { count })}
          </Button>
        </>
      }
    >
      <Form noValidate>
        <FormikDraft name={draft} />
        <Stack $gap={6}>
          <PeopleChoice people={people} refused={refusedRows(quote.quote)} />
          <TemplateChoice untouched={untouched} template={template} onChoose={onTemplate} />
          <OfferFields
            goal="send"
            cost={
              <>
                <OnSiteFields />
                <SeveralCost quote={quote} />
              </>
            }
            parties={{
              worker: first?.workerName ?? null,
              job: job?.title ?? null,
              company: job?.company ?? null,
              employer: values.signatoryName?.trim() || null,
            }}
            benefitsLabel={wordsOf(template)}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}

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
