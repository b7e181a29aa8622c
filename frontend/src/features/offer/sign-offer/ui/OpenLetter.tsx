import { CircleCheck, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LinkButton } from '#shared/ui/index.ts';

interface OpenLetterProps {
  readonly documentUrl: string;
  readonly isOpened: boolean;
  readonly isAddendum: boolean;
  readonly onOpen: () => void;
}

/** Opens the letter. Signing requires this as proof that the device can display it (rules.md#esign-consent). */
export function OpenLetter({ documentUrl, isOpened, isAddendum, onOpen }: OpenLetterProps) {
  const { t } = useTranslation(['sign-offer', 'addendum']);
  return (
    <div>
      <LinkButton
        to={documentUrl}
        newTab
        block
        variant={isOpened ? 'secondary' : 'primary'}
        icon={<FileText aria-hidden />}
        onClick={onOpen}
      >
        {t(isAddendum ? 'addendum:open' : 'document.open')}
      </LinkButton>
      <State role="status" id="letter-opened">
        {isOpened && <CircleCheck size={20} aria-hidden />}
        {t(isOpened ? 'document.opened' : 'document.openFirst')}
      </State>
    </div>
  );
}

const State = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  margin-top: var(--space-2);
  color: var(--text-muted);
  font-size: var(--size-14);
`;
