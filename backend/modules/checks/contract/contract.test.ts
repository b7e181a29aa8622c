import { describe, expect, it } from 'vitest';
import { BACKGROUND_PACKAGES } from '#contract/billing/vocabulary/charging/background-packages.ts';
import { Money } from '#kernel/money.ts';
import { FeeCalculator } from '#modules/billing/index.ts';
import {
  answerConsentRequestSchema,
  answerReferenceRequestSchema,
  consentTexts,
  BACKGROUND_PACKAGE_INFO,
} from './index.ts';

const complete = {
  responses: ['overall_performance', 'reliability', 'technical_skills', 'safety_awareness', 'teamwork']
    .map((questionId): { questionId: string; answer: string | number | boolean } => ({
      questionId,
      answer: '5',
    }))
    .concat({ questionId: 'would_rehire', answer: true }),
  responderName: 'Mia',
  responderTitle: 'Foreman',
};

describe('the contract of checks', () => {
  it.each(BACKGROUND_PACKAGES)('the shown price of %s is the one that billing charges', (pack) => {
    const { lines, total } = FeeCalculator.backgroundCheckQuote(pack, []);
    expect(BACKGROUND_PACKAGE_INFO[pack].price).toBe(total.toDollars());
    expect(lines).toHaveLength(1);
    expect(FeeCalculator.backgroundPackageFor(total)).toBe(pack);
    expect(FeeCalculator.backgroundPackageFor(total.plus(Money.ofCents(1)))).toBeNull();
  });

  it('the disclosure names the employer and the agency in both languages, without the authorization', () => {
    for (const language of ['en', 'es'] as const) {
      const texts = consentTexts(language, { company: 'Hill Co', provider: 'The Agency' });
      const disclosure = texts.disclosure.join(' ');
      expect(disclosure).toContain('Hill Co');
      expect(disclosure).toContain('The Agency');
      expect(disclosure).not.toMatch(/I authorize|Autorizo/);
    }
  });

  it('a no needs nothing else, and a yes requires a name', () => {
    expect(answerConsentRequestSchema.safeParse({ consentGiven: false }).success).toBe(true);
    const bare = answerConsentRequestSchema.safeParse({ consentGiven: true });
    expect(bare.error?.issues[0]?.message).toBe('Please complete all required fields and acknowledgments.');
  });

  it('ratings and yes or no are read in any notation', () => {
    const { responses } = answerReferenceRequestSchema.parse(complete);
    expect(responses).toMatchObject({
      ratings: { teamwork: 5 },
      wouldRehire: true,
      comments: { concerns: null },
    });
    const twice = { ...complete, responses: [...complete.responses, { questionId: 'teamwork', answer: 1 }] };
    expect(answerReferenceRequestSchema.parse(twice).responses.ratings.teamwork).toBe(1);
    const wrong = {
      ...complete,
      responses: [...complete.responses, { questionId: 'teamwork', answer: '1.5' }],
    };
    const { error } = answerReferenceRequestSchema.safeParse(wrong);
    expect(error?.issues.map(({ path }) => path)).toEqual([['responses', 'teamwork']]);
  });
});
