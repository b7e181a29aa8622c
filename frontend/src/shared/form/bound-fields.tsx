import type { MouseEvent } from 'react';
import {
  CheckboxField,
  MoneyField,
  PasswordField,
  PhoneField,
  SelectField,
  TextArea,
  TextField,
  type CheckboxFieldProps,
  type SelectFieldProps,
  type TextAreaProps,
  type TextFieldProps,
} from '../ui/index.ts';
import { useBoundField } from './use-bound-field.ts';

type Bound<Props> = Omit<Props, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'checked'> & {
  readonly name: string;
};

export function FormikTextField({ name, ...props }: Bound<TextFieldProps>) {
  const { field, error } = useBoundField(name);
  return <TextField {...props} {...field} error={error} />;
}

export function FormikPhoneField({ name, ...props }: Bound<TextFieldProps>) {
  const { field, error } = useBoundField(name);
  return <PhoneField {...props} {...field} error={error} />;
}

export function FormikMoneyField({ name, ...props }: Bound<TextFieldProps>) {
  const { field, error } = useBoundField(name);
  return <MoneyField {...props} {...field} error={error} />;
}

export function FormikPasswordField({ name, ...props }: Bound<TextFieldProps>) {
  const { field, error } = useBoundField(name);
  return <PasswordField {...props} {...field} error={error} />;
}

export function FormikTextArea({ name, ...props }: Bound<TextAreaProps>) {
  const { field, error } = useBoundField(name);
  return <TextArea {...props} {...field} error={error} />;
}

export function FormikSelectField({ name, ...props }: Bound<SelectFieldProps>) {
  const { field, error } = useBoundField(name);
  return <SelectField {...props} {...field} error={error} />;
}

export function FormikCheckboxField({ name, ...props }: Bound<CheckboxFieldProps>) {
  const { field, error } = useBoundField<boolean>(name);
  const { value, ...handlers } = field;
  return (
    <div role="presentation" onMouseDown={stayInField}>
      <CheckboxField {...props} {...handlers} onClick={focusIt} checked={value} error={error} />
    </div>
  );
}

/** A field that loses focus may show its message, which would move the box away during the press. */
function stayInField(event: MouseEvent): void {
  event.preventDefault();
}

function focusIt({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  currentTarget.focus();
}
