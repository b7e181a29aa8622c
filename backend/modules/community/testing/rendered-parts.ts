interface Part {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Every tag of some HTML as a browser reads it; for tests that run in jsdom. */
export function partsOf(html: string): readonly Part[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.querySelectorAll('*')].map((element) => ({
    tag: element.localName,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  }));
}
