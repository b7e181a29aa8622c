import type { PostProcessorModule } from 'i18next';

const TWO_PERIODS = /([ap]\.\s?m)\.\.(?!\.)/g;

/** Spanish hours end in a period ("1:05 a.m."): where they end a sentence, its own would be the second. */
export const sentenceEnd: PostProcessorModule = {
  type: 'postProcessor',
  name: 'sentenceEnd',
  process: (value) => value.replace(TWO_PERIODS, '$1.'),
};
