/** The library writes a calendar's name as it is given: what would begin a line of its own is a space. */
export function calendarName(text: string): string {
  return text.replaceAll(/[\r\n]+/g, ' ');
}
