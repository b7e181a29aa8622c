import { Form, Formik } from 'formik';
import { z } from 'zod';
import {
  FormikCheckboxField,
  FormikMoneyField,
  FormikSelectField,
  FormikSummary,
  FormikTextField,
  SubmitButton,
  validateWith,
} from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Card, Stack } from '#shared/ui/index.ts';
import { Section } from './Section.tsx';

const schema = z.object({
  title: z.string().min(1, 'Job title is required'),
  trade: z.string().min(1, 'Trade is required'),
  bonus: z.string().regex(/^\d+(\.\d{1,2})?$/, 'Please enter an amount in dollars'),
  accepted: z.literal(true, 'Please accept the Terms'),
});

const EMPTY = { title: '', trade: '', bonus: '', accepted: false };

async function submit(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1200));
  showToast({ title: 'Job posted', description: 'It is live on the landing page.', variant: 'success' });
}

export function FormSample() {
  return (
    <Section title="Form with summary">
      <Card as="div" style={{ maxWidth: 640 }}>
        <Formik initialValues={EMPTY} validate={validateWith(schema, translateMessage)} onSubmit={submit}>
          <Form noValidate>
            <Stack $gap={5}>
              <FormikSummary />
              <FormikTextField name="title" label="Job title" />
              <FormikSelectField
                name="trade"
                label="Trade"
                options={[{ value: 'roofing', label: 'Roofing' }]}
              />
              <FormikMoneyField name="bonus" label="Referral bonus" />
              <FormikCheckboxField name="accepted" label="I accept the Terms" />
              <SubmitButton>Post job</SubmitButton>
            </Stack>
          </Form>
        </Formik>
      </Card>
    </Section>
  );
}
