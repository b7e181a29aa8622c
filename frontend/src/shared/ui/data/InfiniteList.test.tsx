// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '#shared/testing/render-part.tsx';
import { InfiniteList } from './InfiniteList.tsx';

const WAITING = {
  currentData: undefined as undefined | { pages: { rows: string[] }[] },
  isError: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  refetch: vi.fn(),
  fetchNextPage: vi.fn(),
};

const show = (state: Partial<typeof WAITING>) =>
  renderPart(
    <InfiniteList
      list={{ ...WAITING, ...state }}
      failed="Towns didn't load"
      more="Show more"
      empty="No towns"
      skeleton="Loading towns"
    >
      {(towns) => <p>{towns.join(', ')}</p>}
    </InfiniteList>,
  );

it('the skeleton appears until the first page arrives', async () => {
  await show({});
  expect(await screen.findByText('Loading towns')).toBeTruthy();
});

it('a failed first page can be requested again', async () => {
  const refetch = vi.fn();
  const { user } = await show({ isError: true, refetch });
  await screen.findByRole('heading', { name: "Towns didn't load" });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('the list shows that it has no rows', async () => {
  await show({ currentData: { pages: [{ rows: [] }] } });
  expect(await screen.findByText('No towns')).toBeTruthy();
});

it('the list shows the rows of all pages, also after a failed refresh, and requests the next page', async () => {
  const fetchNextPage = vi.fn();
  const pages = [{ rows: ['Austin'] }, { rows: ['Dallas', 'Waco'] }];
  const { user } = await show({ currentData: { pages }, isError: true, hasNextPage: true, fetchNextPage });
  await screen.findByText('Austin, Dallas, Waco');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(fetchNextPage).toHaveBeenCalledOnce();
});
