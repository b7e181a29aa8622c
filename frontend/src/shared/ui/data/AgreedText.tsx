import { styled } from 'styled-components';
import type { AgreedWords } from '#contract/http/vocabulary/agreed-text.ts';

interface AgreedTextProps {
  readonly text: Pick<AgreedWords, 'sections'> & { readonly language: 'en' | 'es' };
  readonly title: string;
  /** By what stands above it. */
  readonly heading?: 'h2' | 'h3';
}

/** What someone agrees to, word for word: this is what is stored, and what a record prints. */
export function AgreedText({ text, title, heading: Heading = 'h3' }: AgreedTextProps) {
  return (
    <Sections aria-label={title} lang={text.language}>
      <Heading>{title}</Heading>
      <dl>
        {text.sections.map((section) => (
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
