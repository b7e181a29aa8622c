// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withPasskeys } from '#shared/testing/browser-passkeys.ts';
import { useKnowsPasskeys } from './use-knows-passkeys.ts';

function Offer() {
  return useKnowsPasskeys() && <button type="button">Passkey</button>;
}

it('is said by the browser, and of none while the server draws the page that it goes on from', () => {
  withPasskeys();
  expect(renderToString(<Offer />)).toBe('');
  render(<Offer />);
  expect(screen.getByRole('button', { name: 'Passkey' })).toBeDefined();
});
