import { Form, Formik } from 'formik';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { COMMENTED, RATED } from '#contract/checks/vocabulary/references/reference-questions.ts';
import type { ReferencePage } from '#contract/checks/references/reference-check.ts';
import { FormikSummary, FormikTextArea, FormikTextField, SubmitButton } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Card, PageHeader, Stack } from '#shared/ui/index.ts';
import { useGiveReferenceMutation } from '../api/reference-check-api.ts';
import {
  emptyReference,
  referenceProblems,
  toAnswer,
  type ReferenceValues,
} from '../model/reference-values.ts';
import { RehireField, StarsField } from './ReferenceFields.tsx';

interface ReferenceQuestionProps {
  readonly asked: ReferencePage;
  readonly token: string;
  readonly onGiven: () => void;
}

export function ReferenceQuestion({ asked, token, onGiven }: ReferenceQuestionProps) {
  const { t } = useTranslation('reference-check');
  const [giveReference] = useGiveReferenceMutation();
  const { name, position, company, referenceName } = asked;
  const say = (field: string, message: string): string => {
    const rated = RATED.find((question) => question === field);
    return rated ? t('rate', { question: t(`question.${rated}`) }) : translateMessage(message);
  };
  const submit = async (values: ReferenceValues): Promise<void> => {
    const { error } = await giveReference({ token, answer: toAnswer(values) });
    if (error) {
      showToast({ title: t('toast.failed'), description: t('toast.tryAgain'), variant: 'destructive' });
      return;
    }
    showToast({ title: t('toast.done'), description: t('toast.doneText', { name }), variant: 'success' });
    onGiven();
  };
  return (
    <>
      <PageHeader
        title={t('heading', { name })}
        documentTitle={t('title')}
        lead={
          position === null ? t('leadAlone', { name }) : t('lead', { name, position, company: company ?? '' })
        }
      />
      <Formik
        initialValues={emptyReference(referenceName)}
        validate={(values) => referenceProblems(values, say)}
        onSubmit={submit}
      >
        <Form noValidate>
          <Stack $gap={5}>
            <FormikSummary />
            <Part title={t('part.ratings')} help={t('part.ratingsHelp')}>
              {RATED.map((question) => (
                <StarsField key={question} name={question} label={t(`question.${question}`)} />
              ))}
              <RehireField name="would_rehire" label={t('question.would_rehire', { name })} />
            </Part>
            <Part title={t('part.words')} help={t('part.wordsHelp')}>
              {COMMENTED.map((question) => (
                <FormikTextArea
                  key={question}
                  optional
                  name={question}
                  label={t(`question.${question}`)}
                  maxLength={2000}
                  rows={3}
                />
              ))}
            </Part>
            <Part title={t('part.you')} help={t('part.youHelp')}>
              <FormikTextField
                name="responderName"
                label={t('you.name')}
                autoComplete="name"
                maxLength={100}
              />
              <FormikTextField
                name="responderTitle"
                label={t('you.title')}
                autoComplete="organization-title"
                maxLength={100}
              />
              <FormikTextField
                optional
                name="responderCompany"
                label={t('you.company')}
                autoComplete="organization"
                maxLength={100}
              />
            </Part>
            <SubmitButton block loadingText={t('sending')}>
              {t('submit')}
            </SubmitButton>
          </Stack>
        </Form>
      </Formik>
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly help: string;
  readonly children: ReactNode;
}

function Part({ title, help, children }: PartProps) {
  return (
    <Card aria-label={title}>
      <Stack $gap={5}>
        <div>
          <h2>{title}</h2>
          <Help>{help}</Help>
        </div>
        {children}
      </Stack>
    </Card>
  );
}

const Help = styled.p`
  color: var(--text-muted);
`;
