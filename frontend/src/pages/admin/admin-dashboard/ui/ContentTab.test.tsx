// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#shared/testing/render-part.tsx';
import { ContentTab } from './ContentTab.tsx';

it.each([
  ['en', /^Coming soon: people can't report content yet\./],
  ['es', /^Próximamente: todavía no se puede reportar contenido\./],
] as const)('says of reports that there can be none yet (%s)', async (language, words) => {
  await renderPart(<ContentTab flagged={0} />, { language });
  expect(await screen.findByText(words)).toBeDefined();
});
