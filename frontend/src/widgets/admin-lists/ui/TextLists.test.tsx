// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AdminInboundText } from '#contract/admin/inbound-texts.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { TextLists } from './TextLists.tsx';

const aText = (message: string, meaning: AdminInboundText['meaning']): AdminInboundText => ({
  id: crypto.randomUUID(),
  phone: '•••0100',
  person: null,
  message,
  meaning,
  receivedAt: '2026-11-20T18:00:00.000Z',
});

it.each([
  ['en', 'Received', 'Stop', 'Doubtful'],
  ['es', 'Recibidos', 'Alto', 'Dudoso'],
] as const)(
  'the text list shows received texts and their meanings (%s)',
  async (language, received, stop, doubtful) => {
    const texts = [
      aText('No more of this please', 'stop'),
      aText('Wrong number', 'doubtful'),
      aText('When?', null),
    ];
    const server = startFakeServer();
    server.answers('GET /api/admin/texts', { body: [] });
    server.answers('GET /api/admin/inbound-texts', { body: texts });
    const { user } = await renderPart(<TextLists phone="+15125550100" />, { language });
    await user.click(await screen.findByRole('radio', { name: received }));
    const rowOf = async (message: string) => {
      const row = (await screen.findByText(message)).closest('tr');
      return within(row ?? document.body);
    };
    expect((await rowOf('No more of this please')).getByText(stop)).toBeDefined();
    expect((await rowOf('Wrong number')).getByText(doubtful)).toBeDefined();
    expect((await rowOf('When?')).queryByText(/Stop|Alto|Doubtful|Dudoso/)).toBeNull();
    expect(server.calls('GET /api/admin/inbound-texts')[0]?.search.get('q')).toBe('+15125550100');
  },
);
