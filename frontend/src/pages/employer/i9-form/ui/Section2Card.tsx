import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { I9FormAnswer } from '#contract/eligibility/form/i9-form.ts';
import { i9Document } from '#contract/eligibility/vocabulary/form/form-i9.ts';
import { Facts } from '#entities/i9/index.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { formatDate, lazyCode } from '#shared/lib/index.ts';
import { Bullets, Button, Callout, Card, Inline, LinkButton, SkeletonList, Stack } from '#shared/ui/index.ts';

/** Loaded only when needed, because forms bring in Formik and the contract. */
const Section2Form = lazyCode(async () => (await import('./Section2Form.tsx')).Section2Form);

/** The documents that the employer examined and signed for. */
export function Section2Card({ form }: { readonly form: I9FormAnswer }) {
  const { t } = useTranslation('i9-employer');
  const language = useLanguage();
  const [isCorrecting, setCorrecting] = useState(false);
  const { actions, section2, section1Status, section2DueOn } = form;
  const canCorrect = actions.includes('correct_section2');
  const isFormShown = actions.includes('sign_section2') || (canCorrect && isCorrecting);
  return (
    <Card aria-label={t('section2.heading')}>
      <Stack $gap={4}>
        <h2>{t('section2.heading')}</h2>
        {section2 === null && section2DueOn !== null && (
          <Callout>
            {t(form.isShortJob ? 'section2.dueFirstDay' : 'section2.dueOn', {
              day: formatDate(section2DueOn, language, 'date'),
            })}
          </Callout>
        )}
        {section1Status === 'pending' && <p>{t('section2.first')}</p>}
        {section2 !== null && <Signed section2={section2} late={form.lateSections} />}
        {canCorrect && !isCorrecting && (
          <div>
            <Button onClick={() => setCorrecting(true)}>{t('section2.startCorrection')}</Button>
          </div>
        )}
        {isFormShown && (
          <Suspense fallback={<SkeletonList count={1} lines={6} />}>
            <Section2Form form={form} isCorrection={canCorrect} onDone={() => setCorrecting(false)} />
          </Suspense>
        )}
        <Copies form={form} />
        <Corrections form={form} />
      </Stack>
    </Card>
  );
}

interface SignedProps {
  readonly section2: NonNullable<I9FormAnswer['section2']>;
  readonly late: I9FormAnswer['lateSections'];
}

function Signed({ section2, late }: SignedProps) {
  const { t } = useTranslation('i9-employer');
  const language = useLanguage();
  const day = (value: string): string => formatDate(value, language, 'date');
  return (
    <Facts
      facts={[
        [t('section2.firstDayOn'), day(section2.firstDayOn)],
        ...section2.documents.map(
          ({ list, title, number, expiresOn, isReceipt, category, noticeNumber, admissionClass }, index) => {
            const until = expiresOn === null ? '' : t('document.until', { day: day(expiresOn) });
            const label = t('document.ofList', { list, count: index + 1 });
            return [
              label,
              [
                isReceipt ? t('document.receipt', { title }) : title,
                number,
                category,
                noticeNumber,
                admissionClass,
                until,
              ]
                .filter(Boolean)
                .join(' · '),
            ] as const;
          },
        ),
        [
          t('section2.late'),
          late.length === 0
            ? null
            : [late.map((section) => t(`section2.lateSection.${section}`)).join(', '), section2.lateReason]
                .filter(Boolean)
                .join(' · '),
        ],
        [t('section2.signed'), t('signedOn', { name: section2.signature, day: day(section2.signedOn) })],
      ]}
    />
  );
}

/** Links to the copies that belong to a signature. */
function Copies({ form: { copies, referralId } }: { readonly form: I9FormAnswer }) {
  const { t } = useTranslation('i9-employer');
  const signed = copies.filter(({ isSigned }) => isSigned);
  if (signed.length === 0) return null;
  return (
    <section aria-label={t('copies.kept')}>
      <Stack $gap={2}>
        <h3>{t('copies.kept')}</h3>
        <Inline $gap={2}>
          {signed.map(({ id, kind, side }) => (
            <LinkButton key={id} size="sm" download to={`/api/i9-forms/${referralId}/copies/${id}`}>
              {t(`copies.open.${side}`, { title: i9Document(kind).title })}
            </LinkButton>
          ))}
        </Inline>
      </Stack>
    </section>
  );
}

/** The corrections and their reasons. Both versions are stored. */
function Corrections({ form: { corrections } }: { readonly form: I9FormAnswer }) {
  const { t } = useTranslation('i9-employer');
  const language = useLanguage();
  if (corrections.length === 0) return null;
  return (
    <section aria-label={t('corrections.title')}>
      <h3>{t('corrections.title')}</h3>
      <Bullets>
        {corrections.map(({ section, at, reason }) => (
          <li key={at}>{t(`corrections.${section}`, { day: formatDate(at, language, 'date'), reason })}</li>
        ))}
      </Bullets>
    </section>
  );
}
