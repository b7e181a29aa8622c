import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { CheckboxField } from './CheckboxField.tsx';
import { FieldError, Help } from './Field.tsx';
import { Legend } from './RadioGroup.tsx';

interface CheckboxGroupProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly values: readonly Value[];
  readonly onChange: (values: Value[]) => void;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
}

/** Selects any number of options, and returns them in the order of the options. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { label, options, values, onChange, help, error } = props;
  const id = useId();
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  const toggled = (value: Value): Value[] =>
    options.flatMap((one) => (values.includes(one.value) === (one.value === value) ? [] : [one.value]));
  return (
    <fieldset aria-describedby={described || undefined} aria-invalid={error ? true : undefined}>
      <Legend>{label}</Legend>
      {help && <Help id={`${id}-help`}>{help}</Help>}
      <Options>
        {options.map(({ value, label: words }) => (
          <CheckboxField
            key={value}
            name={value}
            label={words}
            checked={values.includes(value)}
            onChange={() => onChange(toggled(value))}
          />
        ))}
      </Options>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: 0 var(--space-4);
`;
