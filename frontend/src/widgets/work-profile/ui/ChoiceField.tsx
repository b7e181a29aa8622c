import { useField } from 'formik';
import { FormikSelectField } from '#shared/form/index.ts';

interface ChoiceFieldProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A choice from a list, plus the person's earlier free text. */
export function ChoiceField({ name, label, options }: ChoiceFieldProps) {
  const [, { initialValue: own = '' }] = useField<string>(name);
  const isOwn = own !== '' && options.every((option) => option.value !== own);
  return (
    <FormikSelectField
      name={name}
      label={label}
      options={isOwn ? [...options, { value: own, label: own }] : options}
      optional
    />
  );
}
