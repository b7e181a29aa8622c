import { TextField, type TextFieldProps } from './TextField.tsx';

export function PhoneField(props: TextFieldProps) {
  return <TextField autoComplete="tel" placeholder="(555) 123-4567" {...props} type="tel" inputMode="tel" />;
}
