// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withPasskeys } from '#shared/testing/browser-passkeys.ts';
import { useKnowsPasskeys } from './use-knows-passkeys.ts';

function Offer() {
  return useKnowsPasskeys() && <button type="button">Passkey</button>;
}

it('the hook reports passkey support only in the browser, and none during server rendering', () => {
  withPasskeys();
  expect(renderToString(<Offer />)).toBe('');
  render(<Offer />);
  expect(screen.getByRole('button', { name: 'Passkey' })).toBeDefined();
});
