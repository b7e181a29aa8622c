// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Formik } from 'formik';
import { expect, it } from 'vitest';
import { renderPart } from '#shared/testing/render-part.tsx';
import { AddressStep } from './PersonSteps.tsx';

it.each([
  [
    'en',
    'Instructions for Form I-9 (USCIS)',
    'https://www.uscis.gov/sites/default/files/document/forms/i-9instr.pdf',
  ],
  ['es', 'Instrucciones del formulario I-9 (USCIS)', 'https://www.uscis.gov/es/i-9'],
] as const)('section 1 links to the instructions of the form in %s', async (language, name, href) => {
  await renderPart(
    <Formik initialValues={{}} onSubmit={() => undefined}>
      <AddressStep />
    </Formik>,
    { language },
  );
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
});
