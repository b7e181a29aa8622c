// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AdminText } from '#contract/admin/texts.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { TextList } from './TextList.tsx';

const aText = (message: string, cost: string | null): AdminText => ({
  id: crypto.randomUUID(),
  phone: '•••0100',
  recipientName: null,
  message,
  status: 'sent',
  cost,
  sender: null,
  createdAt: '2026-11-20T18:00:00.000Z',
});

it('the cost of a text appears with fractions of a cent, and stays empty while unknown', async () => {
  const texts = [aText('known', '0.0083'), aText('free', '0.00'), aText('open', null)];
  startFakeServer().answers('GET /api/admin/texts', { body: texts });
  await renderPart(<TextList />);
  const rowOf = async (message: string) => {
    const row = (await screen.findByText(message)).closest('tr');
    return within(row ?? document.body);
  };
  expect((await rowOf('known')).getByText('$0.0083')).toBeDefined();
  expect((await rowOf('free')).getByText('$0.00')).toBeDefined();
  expect((await rowOf('open')).queryByText(/\$/)).toBeNull();
});
