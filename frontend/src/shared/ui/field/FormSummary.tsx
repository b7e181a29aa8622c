import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { focusField } from './focus-field.ts';

export interface FormProblem {
  /** The field's name. */
  readonly name: string;
  readonly message: string;
}

interface FormSummaryProps {
  readonly problems: readonly FormProblem[];
  /** Grows with every refused submit, so that the summary takes focus again. */
  readonly attempt: number;
}

/** Render it first in a form after a refused submit. Each line leads to its field. */
export function FormSummary({ problems, attempt }: FormSummaryProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  return (
    <Box ref={box} role="alert" tabIndex={-1}>
      <h2>{t('form.summaryTitle', { count: problems.length })}</h2>
      <ul role="list">
        {problems.map(({ name, message }) => (
          <li key={name}>
            <button type="button" onClick={() => focusField(box.current, name)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4);
  border: 1.5px solid var(--danger);
  border-left-width: 6px;
  border-radius: var(--radius);
  background: var(--danger-soft);
  color: var(--on-danger-soft);
  h2 {
    font-size: var(--size-20);
  }
  button {
    min-height: 32px;
    padding: 2px 0;
    border: 0;
    background: none;
    color: inherit;
    text-align: left;
    text-decoration: underline;
    cursor: pointer;
  }
`;
