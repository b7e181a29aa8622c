import { styled } from 'styled-components';

interface ProseProps {
  /** HTML that the server has sanitized. Never pass anything else. */
  readonly html: string;
  readonly lang?: string | undefined;
}

/** Formatted text that people wrote. */
export function Prose({ html, lang }: ProseProps) {
  return <Text lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}

const Text = styled.div`
  max-width: 70ch;
  overflow-wrap: anywhere;
  > * + * {
    margin-top: var(--space-3);
  }
  ul,
  ol {
    padding-left: var(--space-6);
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li + li {
    margin-top: var(--space-1);
  }
  li > * + * {
    margin-top: var(--space-2);
  }
  blockquote {
    margin-inline: 0;
    padding: var(--space-1) 0 var(--space-1) var(--space-4);
    border-left: 4px solid var(--line-strong);
    color: var(--text-muted);
  }
  blockquote > * + * {
    margin-top: var(--space-2);
  }
  code,
  pre {
    border-radius: 4px;
    background: var(--neutral-soft);
    color: var(--on-neutral-soft);
    font:
      400 var(--size-14) / 1.5 ui-monospace,
      Menlo,
      Consolas,
      monospace;
  }
  code {
    padding: 1px 5px;
  }
  pre {
    padding: var(--space-3);
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  pre code {
    padding: 0;
    background: none;
  }
  img {
    display: block;
    max-width: 100%;
    height: auto;
    max-height: 70vh;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    object-fit: contain;
  }
  a {
    text-decoration: underline;
  }
  .mention {
    padding: 1px 4px;
    border-radius: 4px;
    background: var(--info-soft);
    color: var(--on-info-soft);
    font-weight: 500;
  }
`;
