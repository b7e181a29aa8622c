// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { browserIs } from '#shared/testing/fake-live.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Breaks(): never {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/jobs.js');
}

/** Navigation that stays visible on every screen. */
function Menu({ children }: { readonly children: ReactNode }) {
  const go = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void go('/jobs')}>
        Jobs
      </button>
      <button type="button" onClick={() => void go('/events')}>
        Events
      </button>
      {children}
    </>
  );
}

/** One of the two screens breaks. */
function Screens() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary at={pathname} Frame={Menu}>
      <Menu>{pathname === '/events' ? <Breaks /> : <h1>All jobs</h1>}</Menu>
    </ErrorBoundary>
  );
}

it('navigation survives a screen that breaks, and other screens still open', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { user } = await renderPart(<Screens />);
  await user.click(screen.getByRole('button', { name: 'Events' }));
  expect(screen.getByRole('heading').textContent).toBe("This page didn't load");
  await user.click(screen.getByRole('button', { name: 'Jobs' }));
  expect(screen.getByRole('heading').textContent).toBe('All jobs');
});

it('a screen that fails to load without a connection says that you are offline', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { user } = await renderPart(<Screens />);
  browserIs({ online: false });
  await user.click(screen.getByRole('button', { name: 'Events' }));
  expect(screen.getByRole('heading').textContent).toBe("You're offline");
});
