/** From this width, the bar fits all links in both languages; below it, they are in the menu. */
export const onDesktop = '@media (min-width: 1024px)';
