export { LazyToaster } from './LazyToaster.tsx';
export { showToast, type ToastAction, type ToastVariant } from './toast-store.ts';
export { showFailure } from './failure-toast.ts';
export { shownFailure } from './shown-failure.ts';
export { quietHoursMessage } from './quiet-hours-message.ts';
