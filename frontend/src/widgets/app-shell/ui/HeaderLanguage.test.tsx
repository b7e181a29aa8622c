// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { changeLanguage } from '#shared/i18n/index.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { HeaderLanguage } from './HeaderLanguage.tsx';

it('the language button offers the other language by its own name, and then the first one', async () => {
  onTestFinished(() => changeLanguage('en'));
  const { user } = await renderPart(<HeaderLanguage />, { at: '/' });
  await press(user, 'Español');
  const back = await screen.findByRole('button', { name: 'English' });
  expect(back.lang).toBe('en');
  await user.click(back);
  expect(await screen.findByRole('button', { name: 'Español' })).toBeDefined();
});
