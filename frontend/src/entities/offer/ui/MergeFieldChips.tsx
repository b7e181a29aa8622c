import { useFormikContext } from 'formik';
import { Plus } from 'lucide-react';
import { useId, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import {
  MERGE_FIELDS,
  mergeTag,
  type MergedText,
  type MergeField,
} from '#contract/offers/vocabulary/terms/merge-fields.ts';

interface MergeFieldChipsProps {
  /** The form's fields that accept merge fields. Without focus, the first one receives the chosen field. */
  readonly into: readonly [MergedText, ...MergedText[]];
}

/** Benefits may be a list of selected options. */
type Texts = Partial<Record<MergedText, unknown>>;

/** Inserts a merge field at the caret. Needs the `offer-templates` texts. */
export function MergeFieldChips({ into }: MergeFieldChipsProps) {
  const { t } = useTranslation('offer-templates');
  const { values, setFieldValue } = useFormikContext<Texts>();
  const id = useId();
  const insert = (field: MergeField): void => {
    const target = focusedText(into);
    const name = target?.name ?? into[0];
    const typed = values[into.find((one) => one === name) ?? into[0]];
    const text = typeof typed === 'string' ? typed : '';
    const [from, to] = target ? [target.start, target.end] : [text.length, text.length];
    const tag = mergeTag(field);
    void setFieldValue(name, text.slice(0, from) + tag + text.slice(to));
    if (target)
      requestAnimationFrame(() => target.element.setSelectionRange(from + tag.length, from + tag.length));
  };
  return (
    <div role="group" aria-labelledby={id}>
      <Lead>
        <b id={id}>{t('form.insert')}</b> <span>{t('form.insertHelp')}</span>
      </Lead>
      <Chips>
        {MERGE_FIELDS.map((field) => (
          <Chip key={field} type="button" onMouseDown={keepFocus} onClick={() => insert(field)}>
            <Plus size={16} aria-hidden />
            {t(`field.${field}`)}
          </Chip>
        ))}
      </Chips>
    </div>
  );
}

/** Leaves the caret in the text while someone chooses a field. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

function focusedText(into: readonly MergedText[]) {
  const element = document.activeElement;
  const isText = element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
  if (!isText || !into.some((name) => name === element.name)) return null;
  const end = element.selectionEnd ?? element.value.length;
  return { element, name: element.name, start: element.selectionStart ?? end, end };
}

const Lead = styled.p`
  margin-bottom: var(--space-2);
  font-size: var(--size-14);
  span {
    color: var(--text-muted);
  }
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: 36px;
  padding: 0 var(--space-3);
  border: 1.5px solid var(--line-strong);
  border-radius: 18px;
  background: var(--surface);
  color: var(--text);
  font-size: var(--size-14);
  cursor: pointer;
  &:hover {
    background: var(--sunken);
  }
`;
