// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#shared/testing/render-part.tsx';
import { FitList } from './FitList.tsx';

it('a skill with the same name as the trade appears once', async () => {
  const items = [
    { kind: 'trade' as const, value: 'carpentry' },
    { kind: 'skill' as const, value: 'Carpentry' },
    { kind: 'skill' as const, value: 'Welding' },
  ];
  await renderPart(
    <FitList kind="fit" title="What fits" items={items} say={(kind, value) => `${kind}: ${value}`} />,
  );
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said).toEqual(['trade: Carpentry', 'skill: Welding']);
});
