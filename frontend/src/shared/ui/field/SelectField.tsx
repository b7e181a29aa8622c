import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { controlStyle } from './control-style.ts';
import { Field, type FieldFrame } from './Field.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectFieldProps
  extends FieldFrame, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> {
  readonly options: readonly SelectOption[];
  /** The line for an empty choice; false if a choice always exists, or if an option covers the empty value. */
  readonly placeholder?: string | false | undefined;
  readonly ref?: Ref<HTMLSelectElement> | undefined;
}

/** The platform's own select, because its wheel on a phone beats any custom list. */
export function SelectField({
  label,
  help,
  error,
  optional,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  const { t } = useTranslation();
  const hasBlank = placeholder !== false && options.every(({ value }) => value !== '');
  return (
    <Field label={label} help={help} error={error} optional={optional}>
      {(control) => (
        <Box>
          <Select {...select} {...control}>
            {hasBlank && <option value="">{placeholder ?? t('field.choose')}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Select>
          <ChevronDown size={20} aria-hidden />
        </Box>
      )}
    </Field>
  );
}

const Box = styled.div`
  position: relative;
  svg {
    position: absolute;
    inset: 0 14px 0 auto;
    height: 100%;
    color: var(--text-muted);
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${controlStyle}
  appearance: none;
  padding-right: 44px;
  text-overflow: ellipsis;
  cursor: pointer;
`;
