import { TextField, type TextFieldProps } from './TextField.tsx';

/** Dollars. The value stays as typed; the form's schema reads the number. */
export function MoneyField(props: TextFieldProps) {
  return <TextField autoComplete="off" {...props} type="text" inputMode="decimal" prefix="$" />;
}
