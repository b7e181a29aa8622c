import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { Camera, Download, Trash2, Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { filePath, fileSize, type DocumentKind, type WorkerDocument } from '#entities/document/index.ts';
import {
  Button,
  DateText,
  IconButton,
  Inline,
  LinkButton,
  ProgressBar,
  VisuallyHidden,
} from '#shared/ui/index.ts';
import { OFFERED } from '../model/offered-files.ts';
import { useUpload } from '../model/use-upload.ts';
import { RemoveDialog } from './RemoveDialog.tsx';

interface DocumentSlotProps {
  readonly kind: DocumentKind;
  readonly icon: ReactNode;
  /** Null if none is uploaded yet. */
  readonly document: WorkerDocument | null;
}

/** Adds, replaces, opens, or removes one of a worker's documents. */
export function DocumentSlot({ kind, icon, document: kept }: DocumentSlotProps) {
  const { t, i18n } = useTranslation('worker');
  const { progress, problem, start } = useUpload(kind);
  const [isRemoving, setRemoving] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const name = t(`documents.kind.${kind}`);
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    // Allows choosing the same file again after a refusal.
    event.target.value = '';
    if (file) void start(file);
  };
  const files = { type: 'file', tabIndex: -1, 'aria-hidden': true, onChange: choose } as const;
  return (
    <Slot aria-labelledby={`document-${kind}`}>
      <Head>
        {icon}
        <div>
          <h3 id={`document-${kind}`}>{name}</h3>
          {kept ? (
            <p>
              <FileName>{kept.name}</FileName>
              <span>
                {fileSize(kept.size, i18n.language)} · <DateText value={kept.uploadedAt} />
              </span>
            </p>
          ) : (
            <p>{t(`documents.none.${kind}`)}</p>
          )}
        </div>
        {kept && (
          <IconButton
            label={t('documents.removeOf', { name })}
            icon={<Trash2 size={20} aria-hidden />}
            onClick={() => setRemoving(true)}
          />
        )}
      </Head>
      {progress !== null && <ProgressBar label={t('documents.sending', { name })} value={progress} />}
      <VisuallyHidden>
        <input {...files} ref={chooser} accept={OFFERED[kind]} data-document={kind} />
        <input {...files} ref={camera} accept="image/*" capture="environment" />
      </VisuallyHidden>
      <Inline $gap={2}>
        <Button
          icon={<Upload aria-hidden />}
          loading={progress !== null}
          onClick={() => chooser.current?.click()}
        >
          {t(kept ? 'documents.replace' : 'documents.add')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        <ByTouch>
          <Button
            icon={<Camera aria-hidden />}
            disabled={progress !== null}
            onClick={() => camera.current?.click()}
          >
            {t('documents.photo')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </ByTouch>
        {kept && (
          <LinkButton to={filePath(kept.id)} download icon={<Download aria-hidden />} variant="ghost">
            {t('documents.view')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </LinkButton>
        )}
      </Inline>
      <Problem role="alert">{problem}</Problem>
      {kept && <RemoveDialog document={kept} open={isRemoving} onClose={() => setRemoving(false)} />}
    </Slot>
  );
}

const Slot = styled.section`
  display: grid;
  gap: var(--space-3);
  padding-block: var(--space-4);
  &:not(:first-child) {
    border-top: 1px solid var(--line);
  }
`;

const Head = styled.div`
  display: flex;
  gap: var(--space-3);
  > svg {
    flex: none;
    margin-top: 2px;
    color: var(--text-muted);
  }
  > div {
    flex: 1;
    min-width: 0;
  }
  p {
    color: var(--text-muted);
    font-size: var(--size-14);
  }
  span {
    display: block;
  }
`;

const FileName = styled.b`
  display: block;
  overflow-wrap: anywhere;
  color: var(--text);
  font-weight: 500;
`;

/** Only handheld devices have a camera to point at a card. */
const ByTouch = styled.div`
  display: none;
  @media (any-pointer: coarse) {
    display: block;
  }
`;

const Problem = styled.p`
  color: var(--danger);
  font-weight: 500;
  &:empty {
    display: none;
  }
`;
