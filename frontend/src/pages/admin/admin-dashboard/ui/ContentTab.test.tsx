// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#shared/testing/render-part.tsx';
import { ContentTab } from './ContentTab.tsx';

it.each([
  ['en', 0, /^No content is flagged/, 'Open moderation'],
  ['en', 3, /^3 open cases/, 'Open moderation'],
  ['es', 3, /^3 casos abiertos/, 'Abrir moderación'],
] as const)(
  'the tab shows how much content waits for a moderator and links there (%s)',
  async (language, flagged, words, link) => {
    await renderPart(<ContentTab flagged={flagged} />, { language });
    expect(await screen.findByRole('heading', { name: words })).toBeDefined();
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/admin/moderation');
    expect(screen.getByRole('link', { name: /^(Review events|Revisar eventos)$/ }).getAttribute('href')).toBe(
      '/admin/events',
    );
  },
);
