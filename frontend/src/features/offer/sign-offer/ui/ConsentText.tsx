import { styled } from 'styled-components';
import type { OfferSigning } from '#contract/offers/sign-offer.ts';

export type ShownConsent = NonNullable<OfferSigning['consent']>;

/** The consent as the server has it, word for word: this is what the signed document prints (rules.md#esign-consent). */
export function ConsentText({ consent, title }: { readonly consent: ShownConsent; readonly title: string }) {
  return (
    <Sections aria-label={title} lang={consent.language}>
      <h3>{title}</h3>
      <dl>
        {consent.sections.map((section) => (
          <div key={section.title}>
            <dt>{section.title}</dt>
            <dd>{section.text}</dd>
          </div>
        ))}
      </dl>
    </Sections>
  );
}

const Sections = styled.section`
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  dl {
    display: grid;
    gap: var(--space-3);
    margin-top: var(--space-3);
  }
  dt {
    font-weight: 600;
  }
  dd {
    color: var(--text-muted);
  }
`;
