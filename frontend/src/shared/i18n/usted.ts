/** The unambiguous forms of "tú" in Latin American Spanish. */
const PRONOUNS = 'tu tus tú ti te contigo tuyo tuya tuyos tuyas';
const VERBS = `eres estás estarás tienes tendrás puedes podrás quieres debes sabes conoces necesitas buscas ves haces
  dices pagas ganas recibes cobras escribes trabajas aportas mueres prefieres usas has hayas seas estés conozcas quieras
  puedas tengas verás recibirás`;
const ASKED_WITH_PRONOUN = `inténtalo inténtala ábrelo ábrela léelo léela acéptalo acéptala recházalo recházala pégalo
  pégala pídelo pídela pídeselo revísalo revísala revísalas compártelo compártela recomiéndalo recomiéndala búscalo
  búscala fírmalo fírmala guárdalo guárdala cámbialo cámbiala confírmalo confírmala escríbelo escríbela quítalo quítala
  envíalo envíala regístrate comunícate asegúrate únete postúlate entérate`;
/** At the start of a sentence, "Escribe su nombre" is a request. Inside, it describes someone else. */
const ASKED_AT_THE_START = `abre acepta adelanta agrega añade aparta cambia cierra cobra comparte completa comprueba
  confirma copia crea di elige elimina empieza envía escoge escribe guarda haz ingresa inicia introduce lee llena marca
  mira muestra olvida permite piensa pon presiona publica pulsa quita recarga rechaza recomienda recuerda registra revisa
  selecciona sube ten toca usa vuelve`;
const NOT_PAST_TENSE =
  'asiste baste celeste chiste consiste contraste coste desgaste existe insiste resiste triste viste';

const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
const ANYWHERE = listed(`${PRONOUNS} ${VERBS} ${ASKED_WITH_PRONOUN}`);
const AT_THE_START = listed(ASKED_AT_THE_START);
const NOT_PAST = listed(NOT_PAST_TENSE);
const PAST = /[ai]ste$/u;
const SENTENCES = /(?<=[.!?:…])\s+|[¡«"]/u;
const WORD = /\p{L}+/gu;

/** The words in a Spanish text that address its reader with "tú" and not with "usted". */
export function familiarWords(text: string): readonly string[] {
  return text
    .replace(/\{\{[^}]+\}\}/g, ' {} ')
    .split(SENTENCES)
    .flatMap((sentence) => {
      const words = sentence.toLowerCase().match(WORD) ?? [];
      const isRequested = (at: number): boolean => at === 0 && /^\p{L}/u.test(sentence);
      return words.filter(
        (word, at) =>
          ANYWHERE.has(word) ||
          (isRequested(at) && AT_THE_START.has(word)) ||
          (PAST.test(word) && !NOT_PAST.has(word)),
      );
    });
}
