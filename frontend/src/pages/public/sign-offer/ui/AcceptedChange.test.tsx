// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CounterNews } from '#features/offer/sign-offer/index.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleOffer } from '#shared/testing/sample-letter.ts';

const counter = {
  id: 'one',
  payRate: '30',
  startDate: null,
  note: null,
  status: 'accepted',
  createdAt: '2026-11-20T12:00:00.000Z',
} as const;

it.each([
  ['en', /getting a new letter ready for you. Until you have it, this one counts/],
  ['es', /preparando una carta nueva. Hasta que la reciba, esta es la que vale/],
] as const)(
  'says in %s that this letter counts until the change is paid and sent',
  async (language, words) => {
    await renderPart(<CounterNews offer={sampleOffer({ counter })} />, { language });
    expect(screen.getByText(words)).toBeDefined();
    expect(document.body.textContent).not.toMatch(/agreed|aceptó/);
  },
);
