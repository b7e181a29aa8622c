import { describe, expect, it } from 'vitest';
import { JOB_SCHEDULES } from '#contract/jobs/vocabulary/posting.ts';
import { writtenSchedule } from '#contract/jobs/vocabulary/written-terms.ts';
import es from '../i18n/es/common.json' with { type: 'json' };
import { wordsOf } from './use-product-labels.ts';

describe('words that the product wrote', () => {
  it('every schedule of our form and the note of a pass have a Spanish text', () => {
    for (const schedule of JOB_SCHEDULES) expect(writtenSchedule(schedule, 'es')).not.toBe(schedule);
    expect(wordsOf(es.note, 'Passed')).toBe('Descartado');
  });

  it.each(['Passed the drug test', 'constructor'])('the free text %j stays unchanged', (written) => {
    expect(wordsOf(es.note, written)).toBe(written);
  });
});
