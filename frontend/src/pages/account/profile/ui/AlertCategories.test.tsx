// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { AlertCategories } from './AlertCategories.tsx';

const described = (name: string): string => {
  const ids = screen.getByRole('checkbox', { name }).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
};

describe('the kinds of alerts', () => {
  it.each([
    ['en', 'Community', 'News from Crewvine', 'Offers', "Coming soon: we don't send these yet."],
    ['es', 'Comunidad', 'Novedades de Crewvine', 'Ofertas', 'Próximamente: todavía no enviamos nada.'],
  ] as const)(
    'say of what is not sent yet that it is not (%s)',
    async (language, community, news, offers, soon) => {
      startFakeServer();
      await renderPart(<AlertCategories user={sampleUser()} />, { language });
      await screen.findByRole('checkbox', { name: community });
      expect(described(community)).toBe(soon);
      expect(described(news)).toBe(soon);
      expect(described(offers)).toBe('');
    },
  );

  it('keep the choice all the same', async () => {
    const server = startFakeServer();
    const { user } = await renderPart(<AlertCategories user={sampleUser()} />);
    await user.click(await screen.findByRole('checkbox', { name: 'Community' }));
    await waitFor(() =>
      expect(server.calls('PUT /api/auth/preferences')[0]?.body).toEqual({
        alertPreferences: { community: false },
      }),
    );
  });
});
