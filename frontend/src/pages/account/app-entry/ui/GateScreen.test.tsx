// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fillIn } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { GateScreen } from './GateScreen.tsx';

it('the button stays disabled without a password', async () => {
  const passed = vi.fn();
  const { user } = await renderPart(<GateScreen onPassed={passed} />);
  const enter = await screen.findByRole('button', { name: 'Enter Application' });
  expect(screen.getByText(/This app is currently in private development mode/)).toBeDefined();
  expect(enter.ariaDisabled).toBe('true');
  await user.click(enter);
  expect(passed).not.toHaveBeenCalled();
  await fillIn(user, { 'Access Password': 'a-word' });
  expect(enter.ariaDisabled).toBeNull();
});
