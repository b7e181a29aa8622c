// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Formik } from 'formik';
import { expect, it } from 'vitest';
import type { Language } from '#contract/http/vocabulary/language.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { EMPTY_SECTION1, section1Problems } from '../model/section1-values.ts';
import { SignStep } from './SignStep.tsx';

const open = (language: Language = 'en') =>
  renderPart(
    <Formik
      initialValues={EMPTY_SECTION1}
      validate={(values) => section1Problems(values)}
      onSubmit={() => undefined}
    >
      <SignStep isCorrection={false} codeFor={null} />
    </Formik>,
    { language },
  );

it('the worker signs, or a parent or an organization signs and fills in Supplement A', async () => {
  const { user } = await open();
  expect(await screen.findByLabelText('Sign with your full name')).toBeDefined();
  expect(screen.queryByLabelText('Your last name')).toBeNull();
  await user.click(screen.getByLabelText(/^A parent or guardian/));
  expect(screen.getByText(/The form says "Individual under age 18"/)).toBeDefined();
  expect(screen.queryByLabelText('Sign with your full name')).toBeNull();
  expect(screen.queryByLabelText(/^Someone helped me/)).toBeNull();
  expect(screen.getByLabelText('Sign with your own full name')).toBeDefined();
  await user.click(screen.getByLabelText(/^An organization/));
  expect(screen.getByText(/The form says "Special Placement"/)).toBeDefined();
  await user.click(screen.getByLabelText('I do'));
  expect(screen.queryByLabelText('Your last name')).toBeNull();
});

it('the choice of the signer also shows in Spanish', async () => {
  const { user } = await open('es');
  await user.click(await screen.findByLabelText(/^Un padre, una madre o un tutor/));
  expect(screen.getByText(/Usted firma en lugar del trabajador/)).toBeDefined();
  expect(screen.getByLabelText('Firme con su propio nombre completo')).toBeDefined();
});
