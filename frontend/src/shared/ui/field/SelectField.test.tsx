// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#shared/testing/render-part.tsx';
import { SelectField } from './SelectField.tsx';

const OPEN = { value: 'open', label: 'Open' };
const lines = (): (string | null)[] => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('an empty field prompts for a choice', async () => {
  await renderPart(<SelectField label="Show" options={[OPEN]} />);
  expect(lines()).toEqual(['Choose…', 'Open']);
});

it('a field whose options include an empty choice has no prompt', async () => {
  await renderPart(<SelectField label="Show" options={[{ value: '', label: 'All' }, OPEN]} />);
  expect(lines()).toEqual(['All', 'Open']);
});
