import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FieldError, Help } from './Field.tsx';

export interface RadioOption {
  readonly value: string;
  readonly label: string;
  readonly description?: ReactNode;
}

export interface RadioGroupProps {
  readonly label: string;
  readonly name: string;
  readonly options: readonly RadioOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
}

export function RadioGroup({ label, name, options, value, onChange, onBlur, help, error }: RadioGroupProps) {
  const id = useId();
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={described || undefined} aria-invalid={error ? true : undefined}>
      <Legend>{label}</Legend>
      <Options>
        {options.map((option) => (
          <Choice key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            <span>
              <strong>{option.label}</strong>
              {option.description && <Help as="span">{option.description}</Help>}
            </span>
          </Choice>
        ))}
      </Options>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {help && <Help id={`${id}-help`}>{help}</Help>}
    </fieldset>
  );
}

export const Legend = styled.legend`
  margin-bottom: 6px;
  padding: 0;
  font-weight: 600;
  line-height: 1.35;
`;

const Options = styled.div`
  display: grid;
  gap: var(--space-2);
  & + * {
    margin-top: 6px;
  }
`;

const Choice = styled.label`
  display: flex;
  gap: var(--space-3);
  min-height: 48px;
  padding: 11px 14px;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--surface);
  cursor: pointer;
  &:has(:checked) {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  input {
    flex: none;
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: var(--action);
  }
  strong {
    display: block;
    font-weight: 500;
    line-height: 22px;
  }
`;
