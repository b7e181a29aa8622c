// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#shared/testing/render-part.tsx';
import { useListFilter } from '../model/use-list-filter.ts';
import { SearchLine } from './SearchLine.tsx';

function Searched() {
  const state = useListFilter();
  return (
    <>
      <SearchLine label="Name" state={state} />
      <p>Found: {state.current.q}</p>
      <button type="button" onClick={state.reset}>
        Show everything
      </button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Name' });

it('the search runs while someone types, and immediately after Enter', async () => {
  const { user } = await renderPart(<Searched />);
  await user.type(field(), 'Héctor');
  await waitFor(() => expect(screen.queryByText('Found: Héctor')).not.toBeNull());
  await user.type(field(), ' Ruiz{Enter}');
  expect(screen.queryByText('Found: Héctor Ruiz')).not.toBeNull();
});

it('showing everything again clears the search field', async () => {
  const { user } = await renderPart(<Searched />);
  await user.type(field(), 'Héctor{Enter}');
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(field().value).toBe('');
});
