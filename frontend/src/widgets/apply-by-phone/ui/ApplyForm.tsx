import { Form, Formik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { applicantSchema, applyRequestSchema } from '#contract/hiring/applying/apply.ts';
import { loginPath } from '#entities/session/index.ts';
import { CodeField, PhoneRefusal } from '#features/account/text-code/index.ts';
import { FormikDraft, FormikSummary, SubmitButton, validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { Card, LinkButton, Stack } from '#shared/ui/index.ts';
import { APPLY_DRAFT, bodyOf, startingValues, type ApplyValues } from '../model/apply-values.ts';
import { useApplyByPhone } from '../model/use-apply-by-phone.ts';
import { ApplyFields } from './ApplyFields.tsx';

export interface ApplyFormProps {
  readonly job: { readonly id: string; readonly title: string; readonly company: string };
}

const checkPerson = validateWith(applicantSchema, translateMessage);
const checkAll = validateWith(applyRequestSchema, translateMessage);

export function ApplyForm({ job }: ApplyFormProps) {
  const { t } = useTranslation('apply');
  const { pathname } = useLocation();
  const [isDone, setDone] = useState(false);
  const { asked, refusal, mustSignIn, submit, askAgain } = useApplyByPhone(job.id, () => setDone(true));
  const validate = (values: ApplyValues): Record<string, unknown> => {
    const check = asked === values.phone ? checkAll : checkPerson;
    const { skills, ...found } = check(bodyOf(values));
    return skills === undefined ? found : { ...found, trade: skills };
  };
  return (
    <Card aria-labelledby="apply-here">
      <Head key={String(isDone)} title={isDone ? t('done') : t('title', { job: job.title })} />
      {isDone ? (
        <Done company={job.company} />
      ) : (
        <Formik initialValues={startingValues()} validate={validate} onSubmit={submit}>
          {({ values }) => (
            <Form noValidate>
              <FormikDraft name={APPLY_DRAFT} />
              <Stack $gap={5}>
                <p>{t('lead')}</p>
                <FormikSummary />
                {refusal && (
                  <PhoneRefusal words={refusal} signIn={mustSignIn ? { to: loginPath(pathname) } : null} />
                )}
                <ApplyFields company={job.company} />
                {asked === values.phone && <CodeField phone={values.phone} onAgain={askAgain} />}
                <SubmitButton block>{t(asked === values.phone ? 'send' : 'next')}</SubmitButton>
              </Stack>
            </Form>
          )}
        </Formik>
      )}
    </Card>
  );
}

/** Takes focus when the form opens and when it is done, because the pressed button disappears. */
function Head({ title }: { readonly title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Title id="apply-here" ref={heading} tabIndex={-1}>
      {title}
    </Title>
  );
}

function Done({ company }: { readonly company: string }) {
  const { t } = useTranslation('apply');
  return (
    <Stack $gap={3} $align="start">
      <p>{t('doneText', { company })}</p>
      <LinkButton to="/my-applications">{t('see')}</LinkButton>
    </Stack>
  );
}

const Title = styled.h2`
  margin-bottom: var(--space-3);
  font-size: var(--size-26);
  scroll-margin-top: var(--space-8);
`;
