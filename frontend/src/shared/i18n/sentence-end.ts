import type { PostProcessorModule } from 'i18next';

const TWO_PERIODS = /([ap]\.\s?m)\.\.(?!\.)/g;

/** Spanish hours end in a period ("1:05 a.m."). At the end of a sentence, this removes the second period. */
export const sentenceEnd: PostProcessorModule = {
  type: 'postProcessor',
  name: 'sentenceEnd',
  process: (value) => value.replace(TWO_PERIODS, '$1.'),
};
