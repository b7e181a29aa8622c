export type TextKeyword = 'stop' | 'start' | 'help';

/** The words that carriers ask every sender to understand, and their Spanish ones (rules.md#text-keywords). */
const WORDS: Readonly<Record<TextKeyword, readonly string[]>> = {
  stop: [
    'stop',
    'stopall',
    'unsubscribe',
    'cancel',
    'end',
    'quit',
    'revoke',
    'optout',
    'alto',
    'parar',
    'cancelar',
    'detener',
    'basta',
  ],
  start: ['start', 'unstop', 'yes', 'resume', 'empezar', 'iniciar'],
  help: ['help', 'info', 'ayuda'],
};

/** What a text asks for when it is one of the words, in any case and with any punctuation; null for anything else. */
export function textKeyword(body: string): TextKeyword | null {
  const word = body.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
  const keywords: readonly TextKeyword[] = ['stop', 'start', 'help'];
  return keywords.find((keyword) => WORDS[keyword].includes(word)) ?? null;
}
