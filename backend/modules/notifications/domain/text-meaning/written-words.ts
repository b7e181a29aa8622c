/** Lines that a phone or mail program adds below a text or above a quotation. */
const SIGNATURE =
  /^\s*(?:--+|__+|sent (?:from|via|with|using)\b|get outlook|enviado (?:desde|con|por|de)\b|obtener? outlook|obten outlook|mandado desde\b|on .{4,80} wrote:|el .{4,80} escribio:|-----|from:\s|de:\s)/;
/** A reaction repeats our words: "Liked “Crewvine: … Reply STOP to opt out.”" */
const REACTION =
  /^\s*(?:liked|loved|disliked|laughed at|emphasized|questioned|removed an? \w+ from|reacted .{1,12} to|le (?:gusto|encanto)|(?:me gusta|me encanta)\b|se rio de|hizo enfasis en|reacciono)\b.{0,20}["“«]/;
/** How we say it ourselves, in case someone sends our words back. */
const OUR_WORDS =
  /reply (?:stop|start|help)[^.\n]{0,60}|(?:responda|conteste|envie) (?:stop|alto|start|ayuda)[^.\n]{0,60}/g;
/** Long enough for any opt-out. */
const LONGEST = 800;

/** Lower case without accents: "¡Más!" is "¡mas!". */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase();
}

/** The person's own words: no signature, quotation or reaction. */
function ownWords(body: string): string {
  const text = plain(body.slice(0, LONGEST));
  if (REACTION.test(text)) return '';
  const lines = text.split(/\r?\n|\r|\u2028|\u2029/);
  const end = lines.findIndex((line) => SIGNATURE.test(line));
  const own = lines.slice(0, end === -1 ? lines.length : end).filter((line) => !/^\s*[>|]/.test(line));
  // On one line, too: some phones break none.
  return own
    .join('\n')
    .replace(/\s+(?:sent from my|enviado desde mi)\b.*$/s, '')
    .replaceAll(OUR_WORDS, ' ');
}

/** "s t o p" and "s.t.o.p" are one word, as is "stooop". */
function joinLetters(clause: string): string {
  return clause
    .replaceAll(/(?<![\p{L}\p{N}])(?:\p{L}[\s.\-_*]+){2,}\p{L}(?![\p{L}\p{N}])/gu, (spaced) =>
      spaced.replaceAll(/[^\p{L}]/gu, ''),
    )
    .replaceAll(/(\p{L})\1{2,}/gu, '$1');
}

const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/[’'`´]/g, ''],
  [/🛑|⛔|🚫/gu, ' stop '],
  [/\b(?:do|d0) ?not\b|\bdon t\b|\bdnt\b/g, 'dont'],
  [/\b(?:txting|texing|txtng)\b/g, 'texting'],
  [/\b(?:txt|tx)(s?)\b/g, 'text$1'],
  [/\bmsg(s?)\b/g, 'message$1'],
  [/\b(?:msjs?|mjs|mensajitos?)\b/g, 'mensajes'],
  [/\bu\b/g, 'you'],
  [/\bthank you\b|\bbless you\b/g, 'thanks'],
  [/\bur\b/g, 'your'],
  [/\b(?:x|por) ?fa(?:vor|vorcito|vorsito|s)?\b|\bxfa(?:vor)?\b|\bporfis\b/g, 'porfavor'],
  [/\bany more\b/g, 'anymore'],
  [/\bq\b|\bk\b/g, 'que'],
];

/** A text in clauses of plain words with one space between them; what is written in capitals or with accents reads the same. */
export function clausesOf(body: string): string[] {
  const own = joinLetters(ownWords(body));
  const said = SHORT_FORMS.reduce((text, [form, word]) => text.replaceAll(form, word), own);
  return said
    .split(/[.!?¡¿;,:\n—–()[\]{}"“”«»/\\|]+/u)
    .map((clause) => clause.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .filter((clause) => clause !== '');
}
