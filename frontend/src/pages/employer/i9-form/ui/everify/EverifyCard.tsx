import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EverifyCaseAnswer } from '#contract/eligibility/everify/everify.ts';
import type { I9FormAnswer } from '#contract/eligibility/form/i9-form.ts';
import type { I9CaseAction } from '#contract/eligibility/vocabulary/actions/i9-actions.ts';
import { EVERIFY } from '#contract/eligibility/vocabulary/everify/everify.ts';
import { Facts } from '#entities/i9/index.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { formatDate, lazyCode } from '#shared/lib/index.ts';
import { Button, Callout, Card, Inline, SkeletonList, Stack } from '#shared/ui/index.ts';

/** Loaded only when needed, because forms bring in Formik and the contract. */
const OpenCaseForm = lazyCode(async () => (await import('./OpenCaseForm.tsx')).OpenCaseForm);
const CaseStepForm = lazyCode(async () => (await import('./CaseStepForm.tsx')).CaseStepForm);

/** The employer's record of the case they created in E-Verify (rules.md#everify). */
export function EverifyCard({ form }: { readonly form: I9FormAnswer }) {
  const { t } = useTranslation('i9-everify');
  const { usesEverify, everifyCases, section2 } = form;
  if (!usesEverify) return null;
  const open = everifyCases.find(({ state }) => state !== 'closed');
  const closed = everifyCases.filter(({ state }) => state === 'closed');
  return (
    <Card aria-label={t('title')}>
      <Stack $gap={4}>
        <h2>{t('title')}</h2>
        {closed.map((one) => (
          <CaseFacts key={one.caseNumber} one={one} />
        ))}
        {open ? (
          <OpenCase form={form} one={open} />
        ) : (
          <>
            {section2 === null && <p>{t('later')}</p>}
            {form.actions.includes('make_case') ? <NewCase form={form} /> : <CaseWaits form={form} />}
          </>
        )}
      </Stack>
    </Card>
  );
}

function NewCase({ form }: { readonly form: I9FormAnswer }) {
  const { t } = useTranslation('i9-everify');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const due = form.due?.kind === 'everify_case' ? form.due : null;
  return (
    <>
      <p>
        {due?.on ? t('makeBy', { day: formatDate(due.on, language, 'date') }) : t('make')}{' '}
        <a href={EVERIFY.source} target="_blank" rel="noreferrer">
          {t('manual')}
        </a>
      </p>
      {isOpen ? (
        <Suspense fallback={<SkeletonList count={1} lines={4} />}>
          <OpenCaseForm form={form} onDone={() => setOpen(false)} />
        </Suspense>
      ) : (
        <div>
          <Button onClick={() => setOpen(true)}>{t('record')}</Button>
        </div>
      )}
    </>
  );
}

/** The reason why a case waits: the worker's number, or the document that follows its receipt. */
function CaseWaits({ form: { due, section2, status, workerName: name } }: { readonly form: I9FormAnswer }) {
  const { t } = useTranslation('i9-everify');
  const language = useLanguage();
  if (due?.kind === 'everify_ssn') {
    const day = due.on && formatDate(due.on, language, 'date');
    return <Callout title={t('ssnTitle')}>{t('ssnText', { name, day })}</Callout>;
  }
  const isReceipt = status === 'complete' && section2?.documents.some((document) => document.isReceipt);
  return isReceipt ? <Callout title={t('receiptTitle')}>{t('receiptText')}</Callout> : null;
}

function OpenCase({ form, one }: { readonly form: I9FormAnswer; readonly one: EverifyCaseAnswer }) {
  const { t } = useTranslation('i9-everify');
  const [step, setStep] = useState<I9CaseAction | null>(null);
  const { workerName: name } = form;
  return (
    <>
      <CaseFacts one={one} />
      {one.isUndecided && (
        <Callout tone="warning" title={t('ban.title')}>
          {t('ban.text', { name })}
        </Callout>
      )}
      <p>{t(`next.${guideOf(one)}`, { name })}</p>
      {step === null ? (
        <Inline $gap={3}>
          {one.actions.map((next) => (
            <Button key={next} onClick={() => setStep(next)}>
              {t(`step.${next}`, { name })}
            </Button>
          ))}
        </Inline>
      ) : (
        <Suspense fallback={<SkeletonList count={1} lines={3} />}>
          <CaseStepForm form={form} one={one} step={step} onDone={() => setStep(null)} />
        </Suspense>
      )}
    </>
  );
}

/** The guide for the next step. */
function guideOf({ state, notifiedOn, decision }: EverifyCaseAnswer) {
  if (state !== 'mismatch') return state;
  if (notifiedOn === null) return 'mismatch';
  return decision === null ? 'told' : decision;
}

function CaseFacts({ one }: { readonly one: EverifyCaseAnswer }) {
  const { t } = useTranslation('i9-everify');
  const language = useLanguage();
  const day = (value: string | null): string | null => value && formatDate(value, language, 'date');
  const { caseNumber, state, stateOn, notifiedOn, respondBy, decision, decidedOn, decidedBy } = one;
  const isMismatch = state === 'mismatch';
  return (
    <Facts
      facts={[
        [t('fact.caseNumber'), caseNumber],
        [t('fact.createdOn'), day(one.createdOn)],
        [t('fact.lateReason'), one.lateReason && t(`late.${one.lateReason}`)],
        [t('fact.state'), t('sinceDay', { what: t(`state.${state}`), day: day(stateOn) })],
        [t('fact.respondBy'), isMismatch ? day(respondBy) : null],
        [t('fact.notifiedOn'), day(notifiedOn)],
        [
          t('fact.decision'),
          decision &&
            t('decidedBy', {
              what: t(`decision.${decision}`),
              who: t(`by.${decidedBy ?? 'employer'}`),
              day: day(decidedOn),
            }),
        ],
        [t('fact.contactBy'), day(one.contactBy)],
        [t('fact.closing'), one.closing && t(`closing.${one.closing}`)],
      ]}
    />
  );
}
