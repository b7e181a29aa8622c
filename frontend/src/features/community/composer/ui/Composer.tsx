import { useState, type FocusEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, VisuallyHidden, type FieldFrame } from '#shared/ui/index.ts';
import { useMentionText } from '../model/use-mention-text.ts';
import { usePicturesOfText } from '../model/use-pictures-of-text.ts';
import { useTextField } from '../model/use-text-field.ts';
import { ComposerFrame, ToolRow } from './composer-style.ts';
import { PictureChooser } from './PictureChooser.tsx';
import { PictureRows } from './PictureRows.tsx';
import { Preview } from './Preview.tsx';
import { Toolbar } from './Toolbar.tsx';
import { ViewTabs, type View } from './ViewTabs.tsx';
import { WritingArea } from './WritingArea.tsx';

export interface ComposerProps extends FieldFrame {
  readonly name: string;
  /** `forum`, `board:<id>`, `event:<id>`, or `post:<id>` for a reply. */
  readonly place: string;
  /** The stored text. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: FocusEventHandler<HTMLTextAreaElement>;
  readonly rows?: number;
  readonly placeholder?: string;
}

/** A text area for simple Markdown, with buttons for formatting, mentions, and pictures. */
export function Composer({ label, help, error, optional, place, value, onChange, ...area }: ComposerProps) {
  const { t } = useTranslation('composer');
  const [view, setView] = useState<View>('write');
  const field = useTextField();
  const { attach } = field;
  const text = useMentionText(value, onChange);
  const pictures = usePicturesOfText(text.shown, field);
  return (
    <Field label={label} help={help} error={error} optional={optional}>
      {(control) => (
        <ComposerFrame data-invalid={error ? true : undefined}>
          <ToolRow>
            <ViewTabs of={control.id} value={view} onChange={setView} />
            {view === 'write' && (
              <Toolbar field={field} controls={control.id}>
                <PictureChooser label={t('tool.picture')} isFull={pictures.isFull} onChoose={pictures.add} />
              </Toolbar>
            )}
          </ToolRow>
          <div role="tabpanel" id={`${control.id}-write`} aria-label={t('write')} hidden={view !== 'write'}>
            <WritingArea
              {...area}
              control={control}
              areaRef={attach}
              field={field}
              place={place}
              text={text}
              onPictures={pictures.add}
            />
            <PictureRows pictures={pictures} />
          </div>
          {view === 'preview' && (
            <div role="tabpanel" id={`${control.id}-preview`} aria-label={t('preview.label')}>
              <Preview place={place} content={value} />
            </div>
          )}
          <VisuallyHidden role="status">{pictures.isFull && t('picture.left')}</VisuallyHidden>
        </ComposerFrame>
      )}
    </Field>
  );
}
