// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#shared/testing/render-part.tsx';
import { SelectField } from './SelectField.tsx';

const OPEN = { value: 'open', label: 'Open' };
const lines = (): (string | null)[] => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('asks for a choice', async () => {
  await renderPart(<SelectField label="Show" options={[OPEN]} />);
  expect(lines()).toEqual(['Choose…', 'Open']);
});

it('asks for none where an option says what nothing chosen means', async () => {
  await renderPart(<SelectField label="Show" options={[{ value: '', label: 'All' }, OPEN]} />);
  expect(lines()).toEqual(['All', 'Open']);
});
