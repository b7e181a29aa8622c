import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '#shared/lib/index.ts';
import { TextField, type TextFieldProps } from '#shared/ui/index.ts';
import { usePlacesQuery } from '../model/places-call.ts';

const PAUSE_MS = 200;
const SHORTEST = 2;

interface TownFieldProps extends Omit<TextFieldProps, 'list' | 'value'> {
  readonly value: string;
}

/** A town, typed or chosen among those that begin so; says so where none does (rules.md#job-place). */
export function TownField(props: TownFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const typed = useDebounced(props.value.trim(), PAUSE_MS);
  const { currentData } = usePlacesQuery(typed, { skip: typed.length < SHORTEST });
  // A new letter may still make it one, and an address is more than a town.
  const isTown = typed === props.value.trim() && !/\d/.test(typed);
  const isUnknown = currentData?.length === 0 && isTown;
  return (
    <>
      <TextField {...props} list={id} help={isUnknown ? t('place.unknown') : props.help} />
      <datalist id={id}>
        {currentData?.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
