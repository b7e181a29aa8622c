import type { ChangeEvent, ClipboardEvent, DragEvent, FocusEvent, KeyboardEvent, Ref } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from '#shared/ui/index.ts';
import { commandOf } from '../model/shortcuts.ts';
import { editText } from '../model/text-edits.ts';
import { useMentionPicker } from '../model/use-mention-picker.ts';
import type { MentionText } from '../model/use-mention-text.ts';
import type { TextFieldHandle } from '../model/use-text-field.ts';
import { MentionList, optionId } from './MentionList.tsx';

interface WritingAreaProps {
  readonly control: { readonly id: string };
  readonly areaRef: Ref<HTMLTextAreaElement>;
  readonly field: TextFieldHandle;
  readonly place: string;
  readonly name: string;
  readonly text: MentionText;
  readonly onBlur: (event: FocusEvent<HTMLTextAreaElement>) => void;
  readonly onPictures: (files: readonly File[]) => void;
  readonly rows?: number;
  readonly placeholder?: string;
}

export function WritingArea(props: WritingAreaProps) {
  const { control, areaRef, field, place, text, onBlur, onPictures, rows = 6, ...area } = props;
  const picker = useMentionPicker(place, field, text);
  const listId = `${control.id}-people`;
  const type = (event: ChangeEvent<HTMLTextAreaElement>): void => {
    text.change(event.target.value, event.target.selectionEnd);
    picker.look();
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const command = commandOf({ ...keysOf(event), code: event.code });
    if (command) field.apply(editText(command, field.read()));
    // A key that is still composing a letter is not for the list.
    if (command || (!event.nativeEvent.isComposing && picker.onKey(event.key))) event.preventDefault();
  };
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer | null): void => {
    const pictures = [...(data?.files ?? [])].filter(({ type: kind }) => kind.startsWith('image/'));
    if (pictures.length === 0) return;
    event.preventDefault();
    onPictures(pictures);
  };
  const open = picker.people !== null && picker.people.length > 0;
  return (
    <Place>
      <Area
        {...area}
        {...control}
        ref={areaRef}
        value={text.shown}
        rows={rows}
        aria-autocomplete="list"
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open ? optionId(listId, picker.marked) : undefined}
        onChange={type}
        onSelect={picker.look}
        onKeyDown={press}
        onPaste={(event) => take(event, event.clipboardData)}
        onDrop={(event) => take(event, event.dataTransfer)}
        onBlur={(event) => {
          picker.close();
          onBlur(event);
        }}
      />
      <MentionList id={listId} picker={picker} />
    </Place>
  );
}

const keysOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
});

const Place = styled.div`
  position: relative;
`;

const Area = styled.textarea`
  ${controlStyle}
  && {
    display: block;
    border: 0;
    outline: none;
    background: transparent;
    box-shadow: none;
  }
  resize: vertical;
  field-sizing: content;
  min-height: 136px;
  max-height: 60vh;
`;
