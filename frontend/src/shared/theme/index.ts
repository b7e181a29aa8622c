export { chooseTheme, THEME_CHOICES, useThemeChoice, type ThemeChoice } from './theme-choice.ts';
export { motionSafe, onPhone, onWide } from './media.ts';
