import { Form, Formik } from 'formik';
import { FormikComposer, FormikWritingDraft, useForgetDraft } from '#features/community/composer/index.ts';
import { FormikTextField, SubmitButton } from '#shared/form/index.ts';
import { Prose, Stack } from '#shared/ui/index.ts';
import { Section } from './Section.tsx';

const PLACE = 'forum';
const READ = `<p>Bring <strong>your own harness</strong>, and see <a href="https://www.osha.gov" rel="ugc nofollow noopener">the
rules</a>. <span class="mention">@Ana Ruiz</span> has spare ones.</p><ul><li>Hard hat</li><li>Gloves</li></ul>
<blockquote><p>Six feet and up means fall protection.</p></blockquote><pre><code>1926.501(b)(1)</code></pre>`;

/** A forum text being written and one to read. */
export function WritingSample() {
  const forget = useForgetDraft(PLACE);
  return (
    <Section title="Writing">
      <Formik
        initialValues={{ title: '', content: '' }}
        onSubmit={(_values, form) => {
          forget();
          form.resetForm();
        }}
      >
        <Form noValidate>
          <Stack $gap={4}>
            <FormikTextField name="title" label="Title" />
            <FormikComposer name="content" label="Your text" place={PLACE} />
            <FormikWritingDraft place={PLACE} />
            <SubmitButton>Publish</SubmitButton>
          </Stack>
        </Form>
      </Formik>
      <Prose html={READ} />
    </Section>
  );
}
