/** Only on touch devices: a computer's share sheet lacks the apps that people share with, and takes no number. */
export function hasShareSheet(): boolean {
  return 'share' in navigator && matchMedia('(pointer: coarse)').matches;
}
