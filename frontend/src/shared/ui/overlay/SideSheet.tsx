import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keyframes, styled } from 'styled-components';
import { onPassedEscape, takesEscape } from '../../lib/index.ts';
import { motionSafe } from '../../theme/index.ts';
import { IconButton } from '../action/IconButton.tsx';
import { scrimStyle } from './sheet-style.ts';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useReturnFocus } from './use-return-focus.ts';

interface SideSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Fills a phone, for a whole subject instead of a menu. */
  readonly wide?: boolean | undefined;
}

/** Slides in from the right: the menu of a small screen, or the details of an item in a list. */
export function SideSheet({ open, onOpenChange, title, children, wide = false }: SideSheetProps) {
  const { t } = useTranslation();
  const returnFocus = useReturnFocus();
  useCloseOnBack(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim />
        <Panel
          $wide={wide}
          {...returnFocus}
          {...takesEscape}
          onKeyDown={onPassedEscape(() => onOpenChange(false))}
          aria-describedby={undefined}
        >
          <Head>
            <Radix.Title>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={t('action.close')} icon={<X size={24} aria-hidden />} />
            </Radix.Close>
          </Head>
          {children}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}

const slide = keyframes`
  from { transform: translateX(40px); opacity: 0; }
`;

const Scrim = styled(Radix.Overlay)`
  ${scrimStyle}
`;

const Panel = styled(Radix.Content)<{ $wide: boolean }>`
  position: fixed;
  inset: 0 0 0 auto;
  z-index: 41;
  width: ${({ $wide }) => ($wide ? 'min(560px, 100vw)' : 'min(340px, 88vw)')};
  padding: var(--space-2) ${({ $wide }) => ($wide ? 'var(--space-4)' : 'var(--space-2)')}
    calc(var(--space-6) + env(safe-area-inset-bottom)) var(--space-4);
  overflow-y: auto;
  border-left: 1px solid var(--line);
  background: var(--surface);
  box-shadow: var(--shadow);
  ${motionSafe} {
    animation: ${slide} 160ms ease-out;
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: var(--space-3);
  /* A name of eighty letters leaves room for the cross. */
  h2 {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  button {
    flex: none;
  }
`;
