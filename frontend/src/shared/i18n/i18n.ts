import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Namespace } from './catalog.ts';
import enCommon from './en/common.json';
import enShell from './en/shell.json';
import { LANGUAGES, type Language } from '#contract/http/vocabulary/language.ts';
import { sentenceEnd } from './sentence-end.ts';
import { chosenLanguage, startLanguage, storeLanguage } from './language.ts';

type Texts = Record<string, unknown>;

/** Each file is a separate chunk, so that a page loads only its area in its language. */
const files = import.meta.glob<{ readonly default: Texts }>([
  './*/*.json',
  '!./en/common.json',
  '!./en/shell.json',
]);

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    const load = files[`./${language}/${namespace}.json`];
    if (!load) {
      done(new Error(`No texts for ${language}/${namespace}`), false);
      return;
    }
    load().then(
      (file) => done(null, { ...file.default }),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
    );
  },
};

/** Resolves when the texts of the shell are loaded in the person's language, or in that of the server's page. */
export async function startI18n(language = startLanguage()): Promise<void> {
  document.documentElement.lang = language;
  i18next.on('languageChanged', (next) => (document.documentElement.lang = next));
  await i18next
    .use(backend)
    .use(sentenceEnd)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: LANGUAGES,
      load: 'languageOnly',
      fallbackLng: 'en',
      ns: ['common', 'shell'],
      defaultNS: 'common',
      resources: { en: { common: enCommon, shell: enShell } },
      partialBundledLanguages: true,
      postProcess: sentenceEnd.name,
      // React escapes.
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
}

/** Restores the person's choice. Some browsers delete its cookie within a week, so the server drew another language. */
export async function returnToChoice(drawnIn: Language): Promise<void> {
  const chosen = chosenLanguage(location.search);
  if (chosen !== null && chosen !== drawnIn) await changeLanguage(chosen);
}

/** Resolves when these texts are loaded. */
export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  await i18next.loadNamespaces([...namespaces, ...messagesOf(i18next.language)]);
}

/**
 * Loads code together with the texts that it draws. The build wraps every `import()` in this: `build/derive-texts.ts`.
 *
 * @throws if texts did not load; i18next would show their keys
 */
export async function withTexts<Module>(
  namespaces: readonly Namespace[],
  code: Promise<Module>,
): Promise<Module> {
  const [module] = await Promise.all([code, loadTexts(namespaces)]);
  if (namespaces.length === 0) return module;
  const { language } = i18next;
  const isMissing = (name: string): boolean => !i18next.hasResourceBundle(language, name);
  // i18next remembers a failure, for example of an earlier call without a connection.
  const missing = [...namespaces, ...messagesOf(language)].filter(isMissing);
  if (missing.length > 0) await i18next.reloadResources([language], missing);
  if (namespaces.some(isMissing)) throw new Error('error loading texts');
  return module;
}

export async function changeLanguage(language: Language): Promise<void> {
  storeLanguage(language);
  await showLanguage(language);
}

export async function showLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  await i18next.loadNamespaces(messagesOf(language));
}

/** English messages are in the contracts; other languages have a separate file for them. */
function messagesOf(language: string): string[] {
  return language === 'en' ? [] : ['validation'];
}

/**
 * A contract's form message in the person's language. `validation.json` uses the English sentence as key,
 * because the contracts are the only place for messages (rules.md#messages-once). A sentence without a
 * translation stays unchanged. So does a subject after a colon ("…: 😀").
 */
export function translateMessage(message: string): string {
  return translateMessageIn(i18next, message);
}

/** The same for an i18next instance. On the server each language has one. */
export function translateMessageIn(spoken: Spoken, message: string): string {
  const [, sentence, named] = /^(.+): (\S+)$/u.exec(message) ?? [];
  const about = sentence === undefined ? null : messageIn(spoken, sentence);
  return messageIn(spoken, message) ?? (about === null ? message : `${about}: ${named}`);
}

type Spoken = Pick<typeof i18next, 'getResource' | 'language'>;

function messageIn(spoken: Spoken, sentence: string): string | null {
  const found: unknown = spoken.getResource(spoken.language, 'validation', sentence, {
    keySeparator: '\u0000',
  });
  return typeof found === 'string' ? found : null;
}
