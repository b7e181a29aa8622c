import { styled } from 'styled-components';

/** What someone wrote, as the server has rendered and sanitized it (rules.md#markdown-set). */
export function TextBody({ html }: { readonly html: string }) {
  return <Words dangerouslySetInnerHTML={{ __html: html }} />;
}

const Words = styled.div`
  display: grid;
  gap: var(--space-3);
  min-width: 0;
  max-width: 75ch;
  overflow-wrap: anywhere;
  ul,
  ol {
    padding-inline-start: 1.4em;
  }
  blockquote {
    padding-inline-start: var(--space-4);
    border-inline-start: 3px solid var(--line-strong);
    color: var(--text-muted);
  }
  pre {
    padding: var(--space-3);
    border-radius: var(--radius);
    background: var(--neutral-soft);
    overflow-x: auto;
  }
  code {
    font-size: 0.9em;
  }
  img {
    max-width: 100%;
    height: auto;
    border-radius: var(--radius);
  }
  .mention {
    font-weight: 600;
  }
`;
