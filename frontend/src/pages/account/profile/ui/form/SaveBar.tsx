import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { clearDraft, SubmitButton } from '#shared/form/index.ts';
import { Button, Inline } from '#shared/ui/index.ts';

/** Saves the changes or reverts to the saved values. */
export function SaveBar({ draft }: { readonly draft: string }) {
  const { t } = useTranslation('profile');
  const { dirty, resetForm } = useFormikContext<object>();
  const discard = (): void => {
    clearDraft(draft);
    resetForm();
  };
  return (
    <Inline $gap={3}>
      <SubmitButton>{t('about.save')}</SubmitButton>
      {dirty && <Button onClick={discard}>{t('about.discard')}</Button>}
      <Note role="status">{dirty && t('about.unsaved')}</Note>
    </Inline>
  );
}

const Note = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
