import { CircleCheck, CircleX, Info, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { keyframes, styled } from 'styled-components';
import { passEscapeOn } from '../lib/index.ts';
import { motionSafe, onPhone, onWide } from '../theme/index.ts';
import { toasts, type ShownToast, type ToastVariant } from './toast-store.ts';

const SHOWN_FOR_MS = 5000;
const SWIPE_PX = 50;
const HOTKEY = 'F8';
const ICONS = { default: Info, success: CircleCheck, destructive: CircleX };

const subscribe = (listener: () => void): (() => void) => toasts.subscribe(listener);
const current = (): ShownToast | null => toasts.current();

export function Toaster() {
  const { t } = useTranslation();
  const toast = useSyncExternalStore(subscribe, current);
  const variant = toast?.variant ?? 'default';
  const Icon = ICONS[variant];
  return (
    <Radix.Provider
      label={t('toast.label')}
      duration={SHOWN_FOR_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_PX}
    >
      {toast && (
        <Slip
          key={toast.id}
          $variant={variant}
          open={toast.open}
          type={variant === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && toasts.close(toast.id)}
          onEscapeKeyDown={passEscapeOn}
        >
          <Icon size={22} aria-hidden />
          <div>
            <Title>{toast.title}</Title>
            {toast.description && <Radix.Description>{toast.description}</Radix.Description>}
            {toast.action && (
              <Action altText={toast.action.label} onClick={toast.action.run}>
                {toast.action.label}
              </Action>
            )}
          </div>
          <Close aria-label={t('toast.close')}>
            <X size={20} aria-hidden />
          </Close>
        </Slip>
      )}
      <Viewport hotkey={[HOTKEY]} label={t('toast.region')} />
    </Radix.Provider>
  );
}

const EDGE: Record<ToastVariant, string> = {
  default: 'var(--hi-vis)',
  success: 'var(--success-on-bar)',
  destructive: 'var(--danger-on-bar)',
};

const Viewport = styled(Radix.Viewport)`
  position: fixed;
  inset: auto 0 calc(var(--bottom-bar-height) + env(safe-area-inset-bottom)) 0;
  z-index: 60;
  width: 100%;
  padding: var(--space-4);
  list-style: none;
  pointer-events: none;
  &:focus-visible {
    outline: none;
  }
  /* A sheet has its buttons at the bottom; a question that fills the phone has its heading at the top. */
  ${onPhone} {
    body:has([role='dialog'][data-state='open']:not([data-fills])) & {
      inset: env(safe-area-inset-top) 0 auto 0;
    }
  }
  /* At the left: the buttons of a dialog stand at the right. */
  ${onWide} {
    inset: auto auto 0 0;
    width: 420px;
  }
`;

const enter = keyframes`
  from { transform: translateY(16px); opacity: 0; }
`;

const Slip = styled(Radix.Root)<{ $variant: ToastVariant }>`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-2) var(--space-3) var(--space-4);
  border: 1px solid var(--bar-line);
  border-left: 6px solid ${({ $variant }) => EDGE[$variant]};
  border-radius: var(--radius);
  background: var(--bar);
  color: var(--on-bar);
  box-shadow: var(--shadow);
  pointer-events: auto;
  touch-action: pan-y;
  > svg {
    margin-top: 1px;
    color: ${({ $variant }) => EDGE[$variant]};
  }
  ${motionSafe} {
    animation: ${enter} 160ms ease-out;
  }
  &:focus-visible {
    outline-color: var(--focus-on-bar);
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transform: none;
    transition: transform 160ms;
  }
`;

const Title = styled(Radix.Title)`
  font-weight: 600;
`;

const Action = styled(Radix.Action)`
  min-height: 44px;
  margin: var(--space-1) 0 -6px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--on-bar);
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
  &:focus-visible {
    outline-color: var(--focus-on-bar);
  }
`;

const Close = styled(Radix.Close)`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin: -10px 0;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: var(--on-bar-muted);
  cursor: pointer;
  &:hover {
    background: var(--bar-hover);
    color: var(--on-bar);
  }
  &:focus-visible {
    outline-color: var(--focus-on-bar);
    outline-offset: -4px;
  }
`;
