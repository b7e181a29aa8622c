import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { onPassedEscape, scrollsByKeys, takesEscape } from '../../lib/index.ts';
import { IconButton } from '../action/IconButton.tsx';
import { scrimStyle, sheetStyle } from './sheet-style.ts';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useInertPage } from './use-inert-page.ts';
import { useReturnFocus } from './use-return-focus.ts';

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** The buttons, pinned below the part that scrolls. The main one comes last. */
  readonly footer?: ReactNode;
  readonly wide?: boolean | 'double' | undefined;
  /** If false, neither Escape, nor a press outside, nor a cross closes it. */
  readonly dismissible?: boolean | undefined;
  /** For a question before everything else: fills a phone, and takes focus as a whole to be read from the top. */
  readonly screen?: boolean | undefined;
  /** The next step of an open dialog: covers that dialog, which preserves its input. */
  readonly isStep?: boolean | undefined;
  /** Another site's window may open above it and needs focus and presses, so it stays open and traps neither. */
  readonly shared?: boolean | undefined;
}

/** Modal: traps focus, and returns it on close. A bottom sheet on phones. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  wide = false,
  dismissible = true,
  screen = false,
  shared = false,
  isStep = false,
}: DialogProps) {
  const { t } = useTranslation();
  const returnFocus = useReturnFocus();
  // A question that fills the phone requires an answer, so Back leaves the screen.
  useCloseOnBack(open && !screen, () => dismissible && onOpenChange(false));
  useInertPage(open && shared);
  const hold = {
    ...(!dismissible && { onEscapeKeyDown: prevent }),
    ...((!dismissible || shared) && { onInteractOutside: prevent }),
  };
  const openOnWhole = (event: Event): void => {
    returnFocus.onOpenAutoFocus(event);
    focusWhole(event);
  };
  const escape = dismissible
    ? { ...takesEscape, onKeyDown: onPassedEscape(() => onOpenChange(false)) }
    : takesEscape;
  const fromTop = screen ? { 'data-fills': '', tabIndex: -1, onOpenAutoFocus: openOnWhole } : {};
  const step = isStep ? '' : undefined;
  const undescribed = description ? {} : { 'aria-describedby': undefined };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={!shared}>
      <Radix.Portal>
        {shared ? <PlainScrim data-step={step} /> : <Scrim data-step={step} />}
        <Sheet
          data-dialog=""
          data-step={step}
          $wide={wide}
          $screen={screen}
          {...returnFocus}
          {...hold}
          {...escape}
          {...fromTop}
          {...undescribed}
        >
          <Head as={shared ? 'div' : 'header'}>
            <div>
              <Title>{title}</Title>
              {description && <Description>{description}</Description>}
            </div>
            {dismissible && (
              <Radix.Close asChild>
                <IconButton label={t('action.close')} icon={<X size={22} aria-hidden />} />
              </Radix.Close>
            )}
          </Head>
          {children && <Body ref={scrollsByKeys}>{children}</Body>}
          {footer && <Foot as={shared ? 'div' : 'footer'}>{footer}</Foot>}
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
}

const prevent = (event: Event): void => event.preventDefault();

function focusWhole(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true });
}

/** Hides the dialog behind a step, also from screen readers, without darkening the page further. */
const STEP = 'body:has([data-dialog][data-step])';
const stepScrimStyle = css`
  body:has([data-dialog]:not([data-step])) &[data-step] {
    background: none;
  }
`;

const Scrim = styled(Radix.Overlay)`
  ${scrimStyle}
  ${stepScrimStyle}
`;

const PlainScrim = styled.div`
  ${scrimStyle}
  ${stepScrimStyle}
`;

const Sheet = styled(Radix.Content)<{ $wide?: boolean | 'double'; $screen?: boolean }>`
  ${sheetStyle}
  ${STEP} &:not([data-step]) {
    visibility: hidden;
  }
`;

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-4) var(--space-2) var(--space-3) var(--space-5);
  overflow-wrap: anywhere;
  /* A name of eighty letters leaves room for the cross. */
  > div {
    min-width: 0;
  }
  > button {
    flex: none;
  }
`;

const Title = styled(Radix.Title)`
  padding-top: 8px;
  font-size: var(--size-26);
`;

const Description = styled(Radix.Description)`
  margin-top: var(--space-1);
  color: var(--text-muted);
`;

const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  padding: var(--space-1) var(--space-5) var(--space-5);
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-5) calc(var(--space-3) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  /* Beside each other where they fit: two lines of buttons are a seventh of a phone. */
  @media (max-width: 479.98px) {
    > button,
    > a {
      flex: 1 1 auto;
    }
    > :not(button, a) {
      flex: 1 1 100%;
    }
  }
`;
