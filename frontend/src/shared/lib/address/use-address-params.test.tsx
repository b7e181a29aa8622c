// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { useAddressParams } from './use-address-params.ts';

const choose = (name: string, value: string) => (now: URLSearchParams) => {
  now.set(name, value);
  return now;
};

function Choices() {
  const [, change] = useAddressParams();
  const both = (): void => {
    change(choose('trade', 'electrical'));
    change(choose('schedule', 'part-time'));
  };
  return (
    <>
      <button type="button" onClick={both}>
        Both
      </button>
      <button type="button" onClick={() => change(() => ({}))}>
        None
      </button>
    </>
  );
}

it('two quick choices are both in the address', async () => {
  const { user, address } = await renderPart(<Choices />, { at: '/jobs?q=roof' });
  await press(user, 'Both');
  expect(address()).toBe('/jobs?q=roof&trade=electrical&schedule=part-time');
});

it('a choice builds on the address after navigating back', async () => {
  const { user, address } = await renderPart(<Choices />, { at: '/jobs?q=roof' });
  await press(user, 'None');
  await press(user, 'Both');
  await act(async () => window.history.replaceState(null, '', '/jobs?q=tile'));
  await press(user, 'Both');
  expect(address()).toBe('/jobs?q=tile&trade=electrical&schedule=part-time');
});
