// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serverNow } from '#shared/lib/index.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { I9DueText } from './I9DueText.tsx';

const dayIn = (days: number): string => new Date(serverNow() + days * 86_400_000).toISOString().slice(0, 10);

it.each([
  ['reverification', 900, false, 'circle-dot'],
  ['reverification', 60, false, 'triangle-alert'],
  ['section1', 20, false, 'circle-dot'],
  ['section2', 3, false, 'triangle-alert'],
  ['section2', -1, true, 'circle-x'],
  ['last_day', -1, true, 'circle-x'],
] as const)('a %s due in %i days (late: %s) has the icon %s', async (kind, days, isLate, icon) => {
  const due = { kind, on: dayIn(days), isLate };
  await renderPart(<I9DueText form={{ due, status: 'incomplete', endedOn: null }} />);
  expect(document.querySelector('svg')?.classList).toContain(`lucide-${icon}`);
});

it('an unfinished form of a former employee reads as unfinished but retained', async () => {
  await renderPart(<I9DueText form={{ due: null, status: 'incomplete', endedOn: dayIn(-3) }} />);
  expect(screen.getByText('Unfinished, kept')).toBeDefined();
});
