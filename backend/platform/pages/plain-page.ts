import { escapeHtml } from './escape-html.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import { inLanguage } from './page-language.ts';

/** The content of a page without scripts (rules.md#without-script). The texts are not escaped. */
export interface PlainPage {
  readonly heading: string;
  /** Labels and values, in order. */
  readonly facts?: readonly (readonly [string, string])[];
  /** Empty lines separate its paragraphs. */
  readonly text: string;
  /** Further links, by path. */
  readonly links?: readonly (readonly [string, string])[];
}

const WORDS: Readonly<Record<Language, string>> = {
  en: 'Turn on JavaScript and load the page again to do more here.',
  es: 'Active JavaScript y vuelva a cargar la página para hacer más aquí.',
};

/** The HTML in the `noscript` of the page. */
export function plainPageHtml(page: PlainPage | null, language: Language): string {
  const hint = `<p>${escapeHtml(WORDS[language])}</p>`;
  if (page === null) return `<div class="plain">${hint}</div>`;
  const { heading, facts = [], text, links = [] } = page;
  const parts = [
    `<h1>${escapeHtml(heading)}</h1>`,
    facts.length === 0 ? '' : `<dl>${facts.map(fact).join('')}</dl>`,
    ...paragraphs(text),
    links.length === 0 ? '' : `<ul>${links.map((one) => link(one, language)).join('')}</ul>`,
    hint,
  ];
  return `<main class="plain">${parts.join('')}</main>`;
}

function fact([name, value]: readonly [string, string]): string {
  return `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`;
}

function paragraphs(text: string): string[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .filter((part) => part !== '')
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br />')}</p>`);
}

function link([words, path]: readonly [string, string], language: Language): string {
  return `<li><a href="${escapeHtml(inLanguage(path, language))}">${escapeHtml(words)}</a></li>`;
}
