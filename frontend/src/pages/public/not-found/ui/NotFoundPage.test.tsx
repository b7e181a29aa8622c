// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { renderPart } from '#shared/testing/render-part.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

it('an unknown address shows a 404 page with links home and to the jobs', async () => {
  await renderPart(<NotFoundPage />, { at: '/no/such/page' });
  expect(await screen.findByRole('heading', { name: '404 Page Not Found', level: 1 })).toBeDefined();
  expect(screen.getByText("We can't find that page.")).toBeDefined();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/jobs']);
});

it('the page mentions the router if the server has its development tools', async () => {
  document.documentElement.dataset['devTools'] = 'true';
  onTestFinished(() => document.documentElement.removeAttribute('data-dev-tools'));
  await renderPart(<NotFoundPage />, { at: '/no/such/page' });
  expect(await screen.findByText('Did you forget to add the page to the router?')).toBeDefined();
});
