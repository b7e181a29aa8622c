// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Referral } from '#entities/referral/index.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { DataTable } from '#shared/ui/index.ts';
import { useReferralColumns } from '../model/use-referral-columns.tsx';
import { useReferralManagement } from '../model/use-referral-management.tsx';
import { ReferredBy } from './ReferredBy.tsx';

interface Shown {
  readonly referral: Referral;
}

function Table({ referral }: Shown) {
  const columns = useReferralColumns(useReferralManagement());
  return <DataTable caption="Referrals" columns={columns} rows={[referral]} rowKey={({ id }) => id} />;
}

const Card = ({ referral }: Shown) => (
  <p>
    <ReferredBy referral={referral} />
  </p>
);

const referred = (averageRating: number | null, ratingCount: number): Referral => {
  const { referrer, ...referral } = sampleReferral();
  return { ...referral, referrer: referrer && { ...referrer, averageRating, ratingCount } };
};
const PLACES = [
  ['the card of a referral', Card],
  ['the table of referrals', Table],
] as const;

it.each(PLACES)("%s shows the referrer's rating and links to the reviews", async (_place, Place) => {
  await renderPart(<Place referral={referred(4.58, 12)} />);
  const link = await screen.findByRole('link', { name: 'Rated 4.6 of 5, 12 ratings' });
  expect(link.textContent).toBe('4.6 (12)');
  expect(link.getAttribute('href')).toBe(`/ratings/${referred(null, 0).referrer?.id}`);
  expect(link.parentElement?.textContent).toContain('Ana Ruiz 4.6 (12)');
});

it.each(PLACES)(
  '%s shows no rating if no one has rated the referrer, or the worker has none',
  async (_place, Place) => {
    await renderPart(
      <>
        <Place referral={referred(null, 0)} />
        <Place referral={sampleReferral({ referrer: null })} />
      </>,
    );
    expect(screen.getByText(/Ana Ruiz/)).toBeDefined();
    expect(screen.getByText('Applied directly')).toBeDefined();
    expect(screen.queryByRole('link', { name: /Rated/ })).toBeNull();
  },
);
