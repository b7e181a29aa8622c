/**
 * The part of i18next that the client uses, in types that are quick to check: the package's own types, which
 * resolve each `t(…)` over all texts, took most of the type check (docs/testing.md). Keys are those of the
 * English catalog.
 */
declare module 'i18next' {
  import type { Catalog, Namespace } from '#shared/i18n/catalog.ts';

  /** One namespace, or several: the keys of the first have no prefix, those of each other follow its name. */
  export type Namespaces = Namespace | readonly Namespace[];

  type Stem<Name extends string> = Name extends `${infer Stem}_${'one' | 'other'}` ? Stem | Name : Name;

  /** Paths to single texts. A text with a number has one key for both its forms. */
  type TextKey<Texts, Above extends string = ''> = {
    [Name in keyof Texts & string]: Texts[Name] extends string
      ? `${Above}${Stem<Name>}`
      : Texts[Name] extends readonly unknown[]
        ? never
        : TextKey<Texts[Name], `${Above}${Name}.`>;
  }[keyof Texts & string];

  /** Paths to lists of texts and to groups of them. */
  type GroupKey<Texts, Above extends string = ''> = {
    [Name in keyof Texts & string]: Texts[Name] extends string
      ? never
      : Texts[Name] extends readonly unknown[]
        ? `${Above}${Name}`
        : `${Above}${Name}` | GroupKey<Texts[Name], `${Above}${Name}.`>;
  }[keyof Texts & string];

  type At<Texts, Key extends string> = Key extends keyof Texts
    ? Texts[Key]
    : Key extends `${infer Name}.${infer Rest}`
      ? Name extends keyof Texts
        ? At<Texts[Name], Rest>
        : never
      : never;

  type TextKeys = { readonly [Name in Namespace]: TextKey<Catalog[Name]> };
  type NamedTextKeys = { readonly [Name in Namespace]: `${Name}:${TextKeys[Name]}` };
  type First<Names extends Namespaces> = Names extends readonly Namespace[] ? Names[0] : Names;
  type KeyIn<Names extends Namespaces> = Names extends readonly Namespace[]
    ? TextKeys[Names[0]] | NamedTextKeys[Names[number]]
    : TextKeys[Names & Namespace];

  /** The values for a text's placeholders. */
  interface Values {
    readonly count?: number;
    readonly returnObjects?: never;
    readonly [name: string]: unknown;
  }

  export interface TFunction<Names extends Namespaces = 'common'> {
    (key: KeyIn<Names>, values?: Values): string;
    <Key extends GroupKey<Catalog[First<Names>]>>(
      key: Key,
      options: { readonly returnObjects: true },
    ): At<Catalog[First<Names>], Key>;
    /** For keys from elsewhere, which may have no text. */
    (key: string, values: Values & { readonly defaultValue: string }): string;
  }

  export interface BackendModule {
    readonly type: 'backend';
    init(): void;
    read(
      language: string,
      namespace: string,
      done: (error: Error | null, texts: object | false) => void,
    ): void;
  }

  interface InitOptions {
    readonly lng: string;
    readonly supportedLngs?: readonly string[];
    readonly load?: 'languageOnly';
    readonly fallbackLng?: string;
    readonly ns?: readonly Namespace[];
    readonly defaultNS?: Namespace;
    readonly resources?: object;
    readonly partialBundledLanguages?: boolean;
    readonly interpolation?: { readonly escapeValue: boolean };
    readonly react?: { readonly useSuspense: boolean };
    /** False if all texts are bundled: then it is ready immediately. */
    readonly initAsync?: boolean;
    /** The name of what goes over every text at last. */
    readonly postProcess?: string;
  }

  export interface PostProcessorModule {
    readonly type: 'postProcessor';
    readonly name: string;
    process(value: string): string;
  }

  export interface I18n {
    readonly isInitialized: boolean;
    readonly language: string;
    readonly resolvedLanguage?: string;
    readonly t: TFunction;
    use(part: object): I18n;
    init(options: InitOptions): Promise<unknown>;
    createInstance(): I18n;
    on(event: 'languageChanged', hear: (language: string) => void): void;
    changeLanguage(language: string): Promise<unknown>;
    loadNamespaces(names: readonly string[]): Promise<void>;
    reloadResources(languages: readonly string[], namespaces: readonly string[]): Promise<void>;
    hasResourceBundle(language: string, namespace: string): boolean;
    getResource(
      language: string,
      namespace: string,
      key: string,
      options: { readonly keySeparator: string },
    ): unknown;
    getFixedT<Names extends Namespaces>(language: string, names: Names): TFunction<Names>;
    exists(key: string): boolean;
  }

  const i18next: I18n;
  export default i18next;
}

declare module 'react-i18next' {
  import type { ReactNode } from 'react';
  import type { I18n, Namespaces, TFunction } from 'i18next';

  export const initReactI18next: object;
  export function I18nextProvider(props: { readonly i18n: I18n; readonly children: ReactNode }): ReactNode;
  export function useTranslation<const Names extends Namespaces = 'common'>(
    names?: Names,
  ): { readonly t: TFunction<Names>; readonly i18n: I18n };
}
