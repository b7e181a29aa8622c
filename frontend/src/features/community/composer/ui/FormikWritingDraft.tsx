import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '#shared/ui/index.ts';
import { useDraftStorage, useDraftState } from '../model/use-draft-storage.ts';

interface WritingValues {
  readonly title?: string;
  readonly content: string;
}

/**
 * Saves the form's `title` and `content` as a draft for the place, restores an earlier one, and shows its
 * state. The button that publishes calls `useForgetDraft`.
 */
export function FormikWritingDraft({ place }: { readonly place: string }) {
  const { t } = useTranslation('composer');
  const { values, dirty, isSubmitting, setValues, resetForm } = useFormikContext<WritingValues>();
  const { title = '', content } = values;
  const storage = useDraftStorage(place);
  const state = useDraftState(storage);
  const latest = useRef({ values, dirty });
  const kept = useRef({ title, content });
  useEffect(() => {
    latest.current = { values, dirty };
  });
  useEffect(() => {
    let isGone = false;
    const bringBack = async (): Promise<void> => {
      const text = await storage?.open();
      const { values: typed, dirty: isTyped } = latest.current;
      // A user who began to type before the draft loaded continues with that text.
      if (isGone || !text || isTyped) return;
      kept.current = text;
      await setValues({ ...typed, ...('title' in typed ? text : { content: text.content }) });
    };
    void bringBack();
    return () => {
      isGone = true;
    };
  }, [storage, setValues]);
  useEffect(() => {
    const isKept = kept.current.title === title && kept.current.content === content;
    if (!storage || isSubmitting || isKept) return;
    kept.current = { title, content };
    storage.change({ title, content });
  }, [storage, title, content, isSubmitting]);
  const discard = (): void => {
    storage?.forget();
    kept.current = { title: '', content: '' };
    resetForm();
  };
  return (
    <Line>
      <span role="status">{state !== 'none' && t(`draft.${state}`)}</span>
      {state !== 'none' && (
        <Button size="sm" variant="ghost" onClick={discard}>
          {t('draft.discard')}
        </Button>
      )}
    </Line>
  );
}

/** Reserves the button's height, so that nothing moves when it appears. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  min-height: 40px;
  color: var(--text-muted);
  font-size: var(--size-14);
`;
