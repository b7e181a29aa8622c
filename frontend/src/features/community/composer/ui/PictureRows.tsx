import { RotateCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button, IconButton, ProgressBar, TextField } from '#shared/ui/index.ts';
import type { PictureUpload } from '../model/use-picture-uploads.ts';
import type { PicturesOfText } from '../model/use-pictures-of-text.ts';

/** A row for each picture of the text with its description, and for each upload. */
export function PictureRows({ pictures: of }: { readonly pictures: PicturesOfText }) {
  const { t } = useTranslation('composer');
  if (of.pictures.length + of.uploads.length === 0) return null;
  return (
    <Rows aria-label={t('picture.list')}>
      {of.pictures.map((picture, index) => (
        <li key={picture.id}>
          <img src={picture.url} alt="" width={56} height={56} />
          <TextField
            label={t('picture.alt')}
            optional
            value={picture.alt}
            maxLength={200}
            placeholder={t('picture.altHelp')}
            onChange={(event) => of.describe(picture, event.target.value)}
          />
          <IconButton
            label={t('picture.remove', { number: index + 1 })}
            icon={<X size={20} aria-hidden />}
            onClick={() => of.remove(picture)}
          />
        </li>
      ))}
      {of.uploads.map((upload) => (
        <li key={upload.key}>
          {upload.problem === null ? (
            <ProgressBar
              label={t('picture.sending', { name: upload.file.name })}
              value={upload.progress ?? 0}
            />
          ) : (
            <Refused upload={upload} of={of} />
          )}
        </li>
      ))}
    </Rows>
  );
}

function Refused({ upload, of }: { readonly upload: PictureUpload; readonly of: PicturesOfText }) {
  const { t } = useTranslation(['composer', 'common']);
  const { name } = upload.file;
  return (
    <>
      <Problem role="alert">{t('picture.failed', { name, problem: upload.problem })}</Problem>
      <Button size="sm" icon={<RotateCw aria-hidden />} onClick={() => of.retry(upload)}>
        {t('common:action.retry')}
      </Button>
      <IconButton
        label={t('picture.dismiss', { name })}
        icon={<X size={20} aria-hidden />}
        onClick={() => of.dismiss(upload)}
      />
    </>
  );
}

const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--space-3);
    padding: var(--space-3);
    border-top: 1px solid var(--line);
  }
  img {
    flex: none;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    object-fit: cover;
  }
  li > div {
    flex: 1 1 160px;
  }
`;

const Problem = styled.p`
  flex: 1 1 200px;
  align-self: center;
  color: var(--danger);
  font-size: var(--size-14);
  font-weight: 500;
  overflow-wrap: anywhere;
`;
