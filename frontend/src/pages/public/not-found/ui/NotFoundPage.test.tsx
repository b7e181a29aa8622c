// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#shared/testing/render-part.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

it('names an unknown address as one, and leads home', async () => {
  await renderPart(<NotFoundPage />, { at: '/no/such/page' });
  expect(await screen.findByRole('heading', { name: '404 Page Not Found', level: 1 })).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});
