import { styled } from 'styled-components';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { AgreedSections } from '#contract/http/vocabulary/agreed-text.ts';

interface AgreedTextProps {
  readonly text: Pick<AgreedSections, 'sections'> & { readonly language: Language };
  readonly title: string;
  /** Depends on the heading above it. */
  readonly heading?: 'h2' | 'h3';
  /** Shows only the title until it is pressed. */
  readonly folds?: boolean;
}

/** The exact text that a user agrees to. It is stored, and a record prints it. */
export function AgreedText({ text, title, heading: Heading = 'h3', folds = false }: AgreedTextProps) {
  const words = (
    <dl>
      {text.sections.map((section) => (
        <div key={section.title}>
          <dt>{section.title}</dt>
          <dd>{section.text}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <Sections aria-label={title} lang={text.language}>
      {folds ? (
        <details>
          <summary>{title}</summary>
          {words}
        </details>
      ) : (
        <>
          <Heading>{title}</Heading>
          {words}
        </>
      )}
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
  summary {
    min-height: 44px;
    align-content: center;
    font-weight: 600;
    cursor: pointer;
  }
  dt {
    font-weight: 600;
  }
  dd {
    color: var(--text-muted);
  }
`;
