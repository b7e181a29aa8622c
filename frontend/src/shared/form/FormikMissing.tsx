import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { focusField } from '../ui/index.ts';
import { useProblems } from './use-problems.ts';

/** Shows how many fields are missing, next to a disabled button, and leads to the first one. */
export function FormikMissing() {
  const { t } = useTranslation();
  const line = useRef<HTMLButtonElement>(null);
  const problems = useProblems();
  const [first] = problems;
  if (!first) return null;
  return (
    <Line ref={line} type="button" onClick={() => focusField(line.current, first.name)}>
      {t('form.missing', { count: problems.length })}
    </Line>
  );
}

const Line = styled.button`
  min-height: 44px;
  padding: 0 var(--space-2);
  border: 0;
  background: none;
  color: var(--link);
  font-weight: 600;
  text-decoration: underline;
  cursor: pointer;
`;
