// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import {
  editJobFormSchema,
  postJobEnhancedFormSchema,
  simpleJobFormSchema,
} from '#contract/jobs/posting/job-forms.ts';
import type { Job } from '#contract/jobs/posting/job.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { valueOf } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleJob } from '#shared/testing/sample-job.ts';
import { EditJobForm } from '../EditJobForm.tsx';
import { EnhancedJobForm } from '../EnhancedJobForm.tsx';
import { PostJobForm } from '../PostJobForm.tsx';

const nothing = (): void => undefined;

interface FormCase {
  readonly form: ReactNode;
  readonly asked: readonly string[];
}

/** A package is required only for a paid post. */
const FORMS: Readonly<Record<string, FormCase>> = {
  simple: {
    form: <PostJobForm company={null} onPosted={nothing} />,
    asked: Object.keys(simpleJobFormSchema.shape),
  },
  enhanced: {
    form: <EnhancedJobForm company={null} collect={async () => true} onPosted={nothing} />,
    asked: Object.keys(postJobEnhancedFormSchema.shape).filter((name) => name !== 'packageId'),
  },
  edit: {
    form: <EditJobForm job={sampleJob()} onSaved={nothing} />,
    asked: Object.keys(editJobFormSchema.shape),
  },
};

it.each(Object.entries(FORMS))(
  'the %s form has a control for every required field',
  async (_name, { form, asked }) => {
    startFakeServer();
    await renderPart(form);
    await screen.findByLabelText('Job title');
    const controls = [...document.querySelectorAll('[name]')].map((control) => control.getAttribute('name'));
    expect(asked.filter((name) => !controls.includes(name))).toEqual([]);
  },
);

it.each([
  ['an edit', (job: Job) => <EditJobForm job={job} onSaved={nothing} />],
  [
    'a copied post',
    (job: Job) => <EnhancedJobForm company={null} collect={async () => true} like={job} onPosted={nothing} />,
  ],
])("%s shows the job's category even if new jobs cannot choose it", async (_name, formOf) => {
  startFakeServer();
  await renderPart(formOf(sampleJob({ category: 'construction' })));
  await screen.findByLabelText('Category');
  expect(valueOf('Category')).toBe('construction');
});
