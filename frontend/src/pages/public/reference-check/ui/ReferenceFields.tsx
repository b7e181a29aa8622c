import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { RadioGroup, StarRating } from '#shared/ui/index.ts';

interface QuestionProps {
  readonly name: string;
  readonly label: string;
}

export function StarsField({ name, label }: QuestionProps) {
  const { t } = useTranslation('reference-check');
  const { value, error, set } = useQuestion<number>(name);
  return (
    <StarRating
      label={label}
      name={name}
      value={value}
      nameOf={(stars) => t('stars', { count: stars })}
      onChange={set}
      error={error}
    />
  );
}

export function RehireField({ name, label }: QuestionProps) {
  const { t } = useTranslation('reference-check');
  const { value, error, set } = useQuestion<string>(name);
  return (
    <RadioGroup
      label={label}
      name={name}
      value={value}
      options={[
        { value: 'yes', label: t('rehire.yes') },
        { value: 'no', label: t('rehire.no') },
      ]}
      onChange={set}
      error={error}
    />
  );
}

/** Marks the field as touched by the submit only, so that a choice clears its message. */
function useQuestion<Value>(name: string) {
  const [{ value }, { touched, error }, helpers] = useField<Value>(name);
  return {
    value,
    error: touched ? error : undefined,
    set: (chosen: Value) => void helpers.setValue(chosen),
  };
}
