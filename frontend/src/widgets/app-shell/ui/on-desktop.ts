/** From here on the bar holds every link in either language on one line; below, the sheet does. */
export const onDesktop = '@media (min-width: 1024px)';
