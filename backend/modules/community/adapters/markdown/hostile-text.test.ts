// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTION_MARKS } from '#testing/hostile/hostile-texts.ts';
import { LINK_REL, TEXT_TAGS } from '#modules/community/contract/vocabulary/markdown.ts';
import { partsOf } from '#modules/community/testing/rendered-parts.ts';
import { WritingFixture } from '#modules/community/testing/writing-fixture.ts';
import { sanitizeText } from './sanitize-text.ts';

/** Tags, attributes, and schemes that are not on the list. */
function unlisted(html: string): readonly string[] {
  return partsOf(html).flatMap(({ tag, attributes }) => {
    const allowed = TEXT_TAGS[tag];
    if (!allowed) return [`<${tag}>`];
    return Object.entries(attributes).flatMap(([name, value]) => {
      if (!allowed.includes(name)) return [`${tag} ${name}`];
      if (name === 'href' && !/^https?:\/\//i.test(value)) return [`href ${value}`];
      if (name === 'src' && !/^\/api\/images\/[0-9a-f-]{36}$/.test(value)) return [`src ${value}`];
      if (name === 'rel' && value !== LINK_REL) return [`rel ${value}`];
      if (name === 'class' && value !== 'mention') return [`class ${value}`];
      return [];
    });
  });
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#x09;script:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox(1))',
  '[x](file:///etc/passwd)',
  '[x](mailto:a@b.example)',
  '[x](//evil.example)',
  '[x](/api/logout)',
  '[x](/api/images/../logout)',
  '[x](https://crewvine.example@evil.example)',
  '[x](https:evil.example)',
  '[x](https://a.example/"onmouseover="alert(1))',
  '[x](<https://a.example/ " onclick=alert(1) x=">)',
  '[x](https://a.example "title" onclick=1)',
  '[a]: javascript:alert(1)\n\n[a]',
  '<javascript:alert(1)>',
  '<https://a.example/"onclick=alert(1)>',
  '![x](javascript:alert(1))',
  '![x](https://spy.example/a.png)',
  '![x](/api/images/x)',
  '![x](/api/images/00000000-0000-7000-8000-000000000000/../../logout)',
  '![x" onerror="alert(1)](https://a.example)',
  '[![x](javascript:alert(1))](javascript:alert(2))',
  '[![x](https://a.example/1.png)](https://b.example)',
  '```"><script>alert(1)</script>\n</code></pre><script>alert(1)</script>\n```',
  '`</code><script>alert(1)</script>`',
  '@[<img src=x onerror=alert(1)>](user:00000000-0000-7000-8000-000000000000)',
  '@[x](user:00000000-0000-7000-8000-000000000000"onclick="alert(1))',
  '@[x](user:1)',
  '# <script>alert(1)</script>',
  '<!-- --><![CDATA[ <b> ]]><?php x ?>',
  '\u202Egnp.exe [x](https://a.example/\u202E)',
  '[\u202Emoc.live\u202C](https://evil.example) &#8238;[&#x202E;moc.live](https://evil.example) \u2067x',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<p style="position:fixed" class="x" id="root">',
  '<a href="https://a.example" target="_top" ping="https://spy.example">',
];

describe('hostile text', () => {
  it.each(HOSTILE)('the output uses only listed tags: %s', async (text) => {
    const { html, links } = await new WritingFixture().render(text);
    expect(unlisted(html)).toEqual([]);
    expect(html).not.toMatch(DIRECTION_MARKS);
    expect(links.filter((link) => !/^https?:\/\//i.test(link) || link.includes('@'))).toEqual([]);
  });

  it('random input never produces a tag, attribute, or scheme outside the list', async () => {
    const pieces = fc.oneof(
      fc.constantFrom(
        ...HOSTILE,
        ...'*_~`[]()!<>@#-=|\\"\'&:/\n \t'.split(''),
        '](',
        '![',
        '](https://a',
        '  \n',
        '> ',
      ),
      fc.string({ unit: 'grapheme' }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 24 }), async (parts) => {
        expect(unlisted(await new WritingFixture().html(parts.join('')))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    '<a href=<script>x</a>',
    '<a href="/api/logout">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="#x">x</a>',
    '<a>x</a>',
  ])('the sanitizer drops the address of a link that is not an absolute web address: %s', (html) => {
    expect(
      partsOf(sanitizeText(html))
        .filter(({ tag }) => tag === 'a')
        .map(({ attributes }) => attributes),
    ).toEqual([{ rel: LINK_REL }]);
  });

  it('the sanitizer is a second line of defense that stops unlisted markup', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...HOSTILE, '<a ', 'href=', 'javascript:', '">', "'"), { maxLength: 12 }),
        (parts) => {
          const beyond = unlisted(sanitizeText(parts.join(''))).filter(
            (found) => !found.startsWith('src /api/images/'),
          );
          expect(beyond).toEqual([]);
        },
      ),
    );
  });
});

describe('a text made to take long', () => {
  const fill = (piece: string): string => piece.repeat(Math.floor(20_000 / piece.length));

  it.each<[what: string, text: string]>([
    ['quotes in quotes', '>'.repeat(10_000)],
    ['quotes in quotes with spaces', '> '.repeat(10_000)],
    ['lists in lists', Array.from({ length: 190 }, (_, depth) => `${' '.repeat(depth)}- a`).join('\n')],
    ['points of a list in one line', fill('- ')],
    ['opening brackets', fill('[')],
    ['pictures that never end', fill('![')],
    ['links that never end', fill('[a](')],
    ['links in angles that never end', fill('[a](<b')],
    ['stars', fill('*a ')],
    ['stars and underscores', fill('*_')],
    ['bold that never ends', fill('a**b')],
    ['backticks of many lengths', Array.from({ length: 190 }, (_, length) => '`'.repeat(length)).join(' ')],
    ['angles', fill('<')],
    ['comments that never end', fill('<!--')],
    ['addresses', fill('https://a.b/')],
    ['an address of periods', `https://${fill('a.')}`],
    ['mentions that never end', fill('@[a](user:')],
    ['mentions in brackets', fill('@[')],
    ['entities', fill('&amp')],
    ['backslashes', fill('\\')],
    ['spaces', `${' '.repeat(19_990)}x`],
    ['line breaks', fill('a\n')],
    ['strikes', fill('~~a')],
  ])('the renderer takes under two seconds of CPU time: %s', async (_what, text) => {
    const before = process.cpuUsage();
    const { html } = await new WritingFixture().render(text.slice(0, 20_000));
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
    expect(html.length).toBeLessThan(2_000_000);
    expect(unlisted(html)).toEqual([]);
  });

  it('the output is nested no deeper than the renderer’s limit', async () => {
    const html = await new WritingFixture().html(`${'>'.repeat(10_000)} deep`);
    expect(html.split('<blockquote>').length).toBeLessThanOrEqual(21);
  });
});
