// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPart } from '#shared/testing/render-part.tsx';
import { PasswordField } from './PasswordField.tsx';

afterEach(cleanup);

it('the field hides its text until the user reveals it, and accepts text from a password manager', async () => {
  const { user } = await renderPart(<PasswordField label="Password" name="password" />);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  expect([field.type, field.autocomplete]).toEqual(['password', 'current-password']);
  await user.click(field);
  await user.paste('a long one from elsewhere');
  expect(field.value).toBe('a long one from elsewhere');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.type).toBe('password');
});
