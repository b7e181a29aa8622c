import i18next from 'i18next';
import { expect, it } from 'vitest';
import { sentenceEnd } from './sentence-end.ts';

it.each([
  ['1:05 a.m.', 'Desde la 1:05 a.m. Un mensaje al día basta.'],
  ['3:00 p. m.', 'Desde la 3:00 p. m. Un mensaje al día basta.'],
  ['1:05 AM', 'Desde la 1:05 AM. Un mensaje al día basta.'],
])('an hour such as "%s" at the end of a sentence has one period', async (when, sentence) => {
  const speaking = i18next.createInstance().use(sentenceEnd);
  const text = 'Desde la {{when}}. Un mensaje al día basta.';
  await speaking.init({
    lng: 'es',
    postProcess: sentenceEnd.name,
    resources: { es: { translation: { text } } },
  });
  expect(speaking.t('text', { when, defaultValue: '' })).toBe(sentence);
});
