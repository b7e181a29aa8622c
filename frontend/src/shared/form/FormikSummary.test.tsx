// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { Form, Formik } from 'formik';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { expectFieldMessages, fillIn, press } from '../testing/on-screen.ts';
import { renderPart } from '../testing/render-part.tsx';
import { FormikTextField } from './bound-fields.tsx';
import { FormikSummary } from './FormikSummary.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { validateWith } from './validate.ts';

// In another order than the form.
const schema = z.object({
  town: z.string().min(1, 'Town is required'),
  name: z.string().min(1, 'Name is required'),
});

const open = (submit: () => Promise<void> = () => Promise.resolve()) =>
  renderPart(
    <Formik initialValues={{ name: '', town: '' }} validate={validateWith(schema)} onSubmit={submit}>
      <Form noValidate>
        <FormikSummary />
        <FormikTextField name="name" label="Name" />
        <FormikTextField name="town" label="Town" />
        <SubmitButton>Save</SubmitButton>
      </Form>
    </Formik>,
  );
const lines = async () => {
  const summary = await screen.findByRole('alert');
  return [...summary.querySelectorAll('button')].map(({ textContent }) => textContent);
};

describe('the summary of a form’s messages', () => {
  it('the summary appears after a refused submit, in the order of the form, and takes focus', async () => {
    const { user } = await open();
    expect(screen.queryByRole('alert')).toBeNull();
    await press(user, 'Save');
    expect(await lines()).toEqual(['Name is required', 'Town is required']);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('each message leads to its field', async () => {
    const { user } = await open();
    await press(user, 'Save');
    await press(user, 'Town is required');
    expect(document.activeElement).toBe(screen.getByLabelText('Town'));
  });

  it('focus stays in the field that the user is correcting', async () => {
    const { user } = await open();
    await press(user, 'Save');
    await fillIn(user, { Name: 'Ana' });
    await expectFieldMessages(['Town is required']);
    expect(await lines()).toEqual(['Town is required']);
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('a complete form is submitted without a summary, and the button shows progress', async () => {
    let finish = (): void => undefined;
    const submit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { user } = await open(submit);
    await fillIn(user, { Name: 'Ana', Town: 'Austin' });
    await press(user, 'Save');
    await waitFor(() => expect(screen.getByRole('button').ariaBusy).toBe('true'));
    await user.click(screen.getByRole('button'));
    finish();
    await waitFor(() => expect(screen.getByRole('button').ariaBusy).not.toBe('true'));
    expect(submit).toHaveBeenCalledOnce();
  });
});
