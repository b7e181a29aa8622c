// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#shared/testing/render-part.tsx';
import { CandidateFit } from './CandidateFit.tsx';

const FIT = {
  matched: [
    { kind: 'trade', value: 'framing' },
    { kind: 'skill', value: 'Concrete' },
  ],
  missing: [
    { kind: 'skill', value: 'Welding' },
    { kind: 'pay', value: '$28/hour' },
  ],
} as const;
const items = (name: string): readonly (string | null)[] =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it("the candidate's fit names what matches and what does not in plain words", async () => {
  await renderPart(<CandidateFit fit={{ matched: [...FIT.matched], missing: [...FIT.missing] }} />);
  expect(items('What fits')).toEqual(['Framing is their trade', 'Concrete']);
  expect(items("Not said, or doesn't fit")).toEqual([
    "Doesn't name Welding",
    'Wants more than the job pays ($28/hour)',
  ]);
});

it("the candidate's pay and trade read in the language of the screen", async () => {
  const pay = { kind: 'pay', value: '$28/hour' } as const;
  await renderPart(<CandidateFit fit={{ matched: [FIT.matched[0], pay], missing: [pay] }} />, {
    language: 'es',
  });
  expect(await screen.findByText('Pide más de lo que paga el empleo ($28/hora)')).toBeDefined();
  expect(screen.getByText('No pide más de lo que paga el empleo ($28/hora)')).toBeDefined();
});

it.each([null, { matched: [], missing: [] }])(
  'an unknown or empty fit of a candidate (%o) shows nothing',
  async (fit) => {
    await renderPart(<CandidateFit fit={fit} />);
    expect(screen.queryByRole('heading')).toBeNull();
  },
);
