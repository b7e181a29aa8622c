import i18next, { type I18n } from 'i18next';
import enCommon from './en/common.json';
import enShell from './en/shell.json';
import { sentenceEnd } from './sentence-end.ts';
import { LANGUAGES, type Language } from '#contract/http/vocabulary/language.ts';

export { OfferedOnServer } from './use-offered-language.ts';

const files = import.meta.glob<object>(['./*/*.json', '!./en/common.json', '!./en/shell.json'], {
  import: 'default',
});

/** The server loads the texts of all languages at the start. */
const texts: readonly (readonly [file: string, texts: object])[] = [
  ['./en/common.json', enCommon],
  ['./en/shell.json', enShell],
  ...(await Promise.all(Object.entries(files).map(async ([file, load]) => [file, await load()] as const))),
];

const spoken = Object.fromEntries(LANGUAGES.map((language) => [language, speaking(language)])) as Record<
  Language,
  I18n
>;

/** The language of the message, unless the reader chose one or their browser requests Spanish, as in `offer-language.ts`. */
export function spokenTo(
  offered: Language | null,
  page: { language: Language; isLanguageChosen: boolean },
): Language {
  return offered === null || offered === 'en' || page.isLanguageChosen ? page.language : offered;
}

/** One instance per language, because pages of different languages render at the same time. */
export function speakingOnServer(language: Language): I18n {
  return spoken[language];
}

function speaking(language: Language): I18n {
  const instance = i18next.createInstance().use(sentenceEnd);
  void instance.init({
    lng: language,
    supportedLngs: LANGUAGES,
    load: 'languageOnly',
    fallbackLng: 'en',
    defaultNS: 'common',
    resources: Object.fromEntries(LANGUAGES.map((one) => [one, textsIn(one)])),
    initAsync: false,
    postProcess: sentenceEnd.name,
    // React escapes.
    interpolation: { escapeValue: false },
    react: { useSuspense: true },
  });
  return instance;
}

function textsIn(language: Language): object {
  const own = texts.filter(([file]) => file.startsWith(`./${language}/`));
  return Object.fromEntries(own.map(([file, content]) => [file.replace(/^.*\/|\.json$/g, ''), content]));
}
