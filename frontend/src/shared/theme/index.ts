export { chooseTheme, THEME_CHOICES, useThemeChoice, type ThemeChoice } from './theme-choice.ts';
export { motionSafe, onPaper, onPhone, onWide } from './media.ts';
export { usePhone, useTwoSheets } from './use-media.ts';
