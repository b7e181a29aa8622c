import { describe, expect, it } from 'vitest';
import { unknownPerson, WritingFixture } from '#modules/community/testing/writing-fixture.ts';

const REL = 'rel="ugc nofollow noopener"';

describe('the Markdown set', () => {
  it.each([
    ['a paragraph', 'One\n\nTwo', '<p>One</p>\n<p>Two</p>'],
    ['a line break', 'One\nTwo', '<p>One<br />\nTwo</p>'],
    ['bold, italic and struck words', '**a** *b* ~~c~~', '<p><strong>a</strong> <em>b</em> <s>c</s></p>'],
    ['a heading as a bold line', '# Safety', '<p><strong>Safety</strong></p>'],
    ['an underlined heading, too', 'Safety\n===', '<p><strong>Safety</strong></p>'],
    ['a link', '[OSHA](https://osha.gov)', `<p><a href="https://osha.gov" ${REL}>OSHA</a></p>`],
    [
      'an address',
      'See https://osha.gov.',
      `<p>See <a href="https://osha.gov" ${REL}>https://osha.gov</a>.</p>`,
    ],
    ['no address where a period lacks its space', 'the job.Is it', '<p>the job.Is it</p>'],
    ['lists', '- a\n- b\n\n1. c', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<ol>\n<li>c</li>\n</ol>'],
    ['a quote', '> said', '<blockquote>\n<p>said</p>\n</blockquote>'],
    ['code in a line', 'run `rm <x>`', '<p>run <code>rm &lt;x&gt;</code></p>'],
    ['a block of code, without its language', '```js\n<b>\n```', '<pre><code>&lt;b&gt;\n</code></pre>'],
    ['HTML as the text it is', '<b>x</b>', '<p>&lt;b&gt;x&lt;/b&gt;</p>'],
    ['a table as text', '| a |\n|---|', '<p>| a |<br />\n|---|</p>'],
    ['spaces at the start of a line as nothing', 'a\n\n     b', '<p>a</p>\n<p>b</p>'],
  ])('the renderer supports %s', async (_what, text, html) => {
    expect(await new WritingFixture().html(text)).toBe(html);
  });

  it('the renderer shows the author’s own pictures with their size', async () => {
    const writing = new WritingFixture();
    const id = writing.addPicture();
    const { html, imageIds } = await writing.render(`![A "new" roof](/api/images/${id})`);
    expect(html).toBe(
      `<p><img src="/api/images/${id}" alt="A &quot;new&quot; roof" width="640" height="480" loading="lazy" /></p>`,
    );
    expect(imageIds).toEqual([id]);
  });

  it('another site’s picture becomes a link', async () => {
    const { html, links } = await new WritingFixture().render('![roof](https://spy.example/pixel.png)');
    expect(html).toBe(`<p><a href="https://spy.example/pixel.png" ${REL}>roof</a></p>`);
    expect(links).toEqual(['https://spy.example/pixel.png']);
  });

  it('another person’s picture or a missing picture is rejected', async () => {
    const writing = new WritingFixture();
    const foreign = writing.addPicture(writing.addPerson('Otto Other'));
    for (const id of [foreign, unknownPerson()]) {
      await expect(writing.render(`![x](/api/images/${id})`)).rejects.toMatchObject({
        code: 'community.not_own_picture',
        details: { issues: [{ path: 'content' }] },
      });
    }
  });

  it('a fifth picture is rejected, even a repeated one', async () => {
    const writing = new WritingFixture();
    const picture = `![x](/api/images/${writing.addPicture()})\n`;
    await expect(writing.render(picture.repeat(4))).resolves.toBeDefined();
    await expect(writing.render(picture.repeat(5))).rejects.toMatchObject({
      code: 'community.too_many_pictures',
    });
  });

  it('a text longer than 20,000 characters is rejected', async () => {
    const writing = new WritingFixture();
    await expect(writing.render('a'.repeat(20_000))).resolves.toBeDefined();
    await expect(writing.render('a'.repeat(20_001))).rejects.toMatchObject({
      code: 'community.text_too_long',
    });
  });

  it('the renderer also returns the plain words and the addresses', async () => {
    const writing = new WritingFixture();
    const ana = writing.addPerson('Mia Lopez');
    const { plain, links } = await writing.render(
      `# Hi\n**Wear** a [vest](http://a.example/x)\n\n- one\n- @[M](user:${ana})\n\nhttps://b.example`,
    );
    expect(plain).toBe('Hi\nWear a vest\none\n@Mia Lopez\nhttps://b.example');
    expect(links).toEqual(['http://a.example/x', 'https://b.example']);
  });
});

describe('mentions', () => {
  it('a mention shows the person’s current name, regardless of the typed one', async () => {
    const writing = new WritingFixture();
    const mia = writing.addPerson('Mia Lopez');
    const { html, mentioned } = await writing.render(`Ask @[Crewvine Support](user:${mia})`);
    expect(html).toBe('<p>Ask <span class="mention">@Mia Lopez</span></p>');
    expect(mentioned).toEqual([mia]);
  });

  it('a mention that is not allowed becomes plain text and does not say why', async () => {
    const writing = new WritingFixture();
    const [outsider, blocked] = [writing.addPerson('Out Sider'), writing.addPerson('Blo Cked')];
    writing.shutOutOfThePlace(outsider);
    writing.block(blocked);
    for (const id of [outsider, blocked, unknownPerson(), writing.author]) {
      const { html, mentioned } = await writing.render(`Ask @[Sam](user:${id})`);
      expect(html).toBe('<p>Ask @Sam</p>');
      expect(mentioned).toEqual([]);
    }
  });

  it('a text mentions at most five people', async () => {
    const writing = new WritingFixture();
    const six = Array.from({ length: 6 }, () => writing.addPerson('Max Many'));
    const { html, mentioned } = await writing.render(six.map((id) => `@[x](user:${id})`).join(' '));
    expect(mentioned).toEqual(six.slice(0, 5));
    expect(html).toContain('@x</p>');
  });

  it('code contains no mentions', async () => {
    const writing = new WritingFixture();
    const mia = writing.addPerson('Mia Lopez');
    expect((await writing.render(`\`@[Mia](user:${mia})\``)).mentioned).toEqual([]);
  });
});

describe('the language of a text', () => {
  it.each([
    ['es', 'Busco trabajo de techero cerca de Dallas'],
    ['en', 'Anyone hiring welders near Houston?'],
    ['es', '¿Quién sabe de un buen plomero?'],
  ])('the language is %s for "%s", regardless of the author’s', async (language, text) => {
    for (const own of ['en', 'es'] as const) {
      expect((await new WritingFixture(own).render(text)).language).toBe(language);
    }
  });

  it.each(['en', 'es'] as const)('the author’s language (%s) decides if the words do not', async (own) => {
    expect((await new WritingFixture(own).render('OSHA 30')).language).toBe(own);
  });
});
