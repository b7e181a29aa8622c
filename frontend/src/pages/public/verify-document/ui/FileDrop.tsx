import { FileCheck } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '#shared/ui/index.ts';

interface FileDropProps {
  readonly onFile: (file: File) => void;
  readonly isBusy: boolean;
}

/** A dropped or chosen file; only the first of several. */
export function FileDrop({ onFile, isBusy }: FileDropProps) {
  const { t } = useTranslation('verify-document');
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drag = (event: DragEvent, over: boolean): void => {
    event.preventDefault();
    setOver(over);
  };
  return (
    <Area
      role="group"
      aria-label={t('drop')}
      data-file-drop
      $isOver={isOver}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
    >
      <FileCheck size={34} aria-hidden />
      <p>{t('drop')}</p>
      <Button
        variant="primary"
        loading={isBusy}
        loadingText={t('reading')}
        onClick={() => chooser.current?.click()}
      >
        {t('choose')}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="application/pdf,.pdf"
        data-document
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Clearing the value lets the user choose the same file again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <small>{t('limit')}</small>
    </Area>
  );
}

const Area = styled.div<{ $isOver: boolean }>`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding: var(--space-6) var(--space-4);
  border: 2px dashed ${({ $isOver }) => ($isOver ? 'var(--link)' : 'var(--line-strong)')};
  border-radius: var(--radius);
  background: ${({ $isOver }) => ($isOver ? 'var(--info-soft)' : 'var(--surface)')};
  text-align: center;
  small {
    color: var(--text-muted);
    font-size: var(--size-14);
  }
`;
