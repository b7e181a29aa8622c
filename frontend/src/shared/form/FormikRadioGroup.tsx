import { RadioGroup, type RadioGroupProps } from '../ui/index.ts';
import { useBoundField } from './use-bound-field.ts';

type BoundProps = Omit<RadioGroupProps, 'value' | 'onChange' | 'onBlur' | 'error'>;

/** In a separate file, because few forms use it. */
export function FormikRadioGroup({ name, ...props }: BoundProps) {
  const { field, error, helpers } = useBoundField(name);
  const choose = (value: string): void => void helpers.setValue(value);
  return <RadioGroup {...props} name={name} value={field.value} onChange={choose} error={error} />;
}
