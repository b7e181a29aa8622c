// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { renderPart } from '#shared/testing/render-part.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

it('names an unknown address as one, and leads home', async () => {
  await renderPart(<NotFoundPage />, { at: '/no/such/page' });
  expect(await screen.findByRole('heading', { name: '404 Page Not Found', level: 1 })).toBeDefined();
  expect(screen.getByText("We can't find that page.")).toBeDefined();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/jobs']);
});

it('asks the developer about the route where the server has its development tools', async () => {
  document.documentElement.dataset['devTools'] = 'true';
  onTestFinished(() => document.documentElement.removeAttribute('data-dev-tools'));
  await renderPart(<NotFoundPage />, { at: '/no/such/page' });
  expect(await screen.findByText('Did you forget to add the page to the router?')).toBeDefined();
});
