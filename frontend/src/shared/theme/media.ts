/** The one breakpoint: below it tables are cards, dialogs are sheets and a bottom bar holds the main action. */
export const onWide = '@media (min-width: 720px)';
export const onPhone = '@media (max-width: 719.98px)';
export const motionSafe = '@media (prefers-reduced-motion: no-preference)';
