import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCEPTED_PICTURES } from '#entities/picture/index.ts';
import { IconButton } from '#shared/ui/index.ts';

interface PictureChooserProps {
  readonly label: string;
  readonly isFull: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

export function PictureChooser({ label, isFull, onChoose }: PictureChooserProps) {
  const { t } = useTranslation('composer');
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        label={label}
        title={isFull ? t('picture.left') : label}
        aria-disabled={isFull || undefined}
        icon={<ImagePlus size={20} aria-hidden />}
        onClick={() => !isFull && chooser.current?.click()}
      />
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={ACCEPTED_PICTURES}
        data-pictures
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Allows choosing the same file again after a refusal.
          target.value = '';
          onChoose(files);
        }}
      />
    </>
  );
}
