/**
 * The only breakpoint. Below it, tables are cards, dialogs are sheets, and a bottom bar contains the main
 * action. Paper is narrower but not a phone, so its tables stay tables.
 */
export const onWide = '@media print, (min-width: 720px)';
export const onPhone = '@media screen and (max-width: 719.98px)';
/** Hides buttons, filters, and questions on paper. */
export const onPaper = '@media print';
export const motionSafe = '@media (prefers-reduced-motion: no-preference)';
