/**
 * The one breakpoint: below it tables are cards, dialogs are sheets and a bottom bar holds the main action. Paper is narrower
 * than that and no phone: tables stay tables on it.
 */
export const onWide = '@media print, (min-width: 720px)';
export const onPhone = '@media screen and (max-width: 719.98px)';
/** Buttons, filters and questions are of no use on paper. */
export const onPaper = '@media print';
export const motionSafe = '@media (prefers-reduced-motion: no-preference)';
