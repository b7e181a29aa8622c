import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { FieldError, Help } from './Field.tsx';

export interface CheckboxFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

export function CheckboxField({ label, help, error, ...input }: CheckboxFieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div>
      <Row>
        <Tick
          {...input}
          type="checkbox"
          id={id}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <label htmlFor={id}>{label}</label>
      </Row>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {help && (
        <Indented>
          <Help id={`${id}-help`}>{help}</Help>
        </Indented>
      )}
    </div>
  );
}

const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  label {
    flex: 1;
    padding-block: 10px;
    cursor: pointer;
  }
`;

const Tick = styled.input`
  flex: none;
  width: 24px;
  height: 24px;
  margin: 10px 0;
  accent-color: var(--action);
  cursor: pointer;
`;

const Indented = styled.div`
  margin: -6px 0 0 36px;
`;
