import { Migration } from '@mikro-orm/migrations';

/** `&` first, because the other replacements contain one. */
const ESCAPED = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
].reduce((text, [letter, entity]) => `replace(${text}, '${letter}', '${entity}')`, 'btrim(description)');

const PARAGRAPHS = `regexp_replace(replace(${ESCAPED}, E'\\r', ''), E'\\n\\\\s*\\n', E'</p>\\r<p>', 'g')`;
/** Preserves the look: lines stay lines, and an empty line separates paragraphs. */
const AS_PARAGRAPHS = `'<p>' || replace(replace(${PARAGRAPHS}, E'\\n', E'<br>\\n'), E'\\r', E'\\n') || '</p>'`;

/** Event descriptions are Markdown, like posts (rules.md#markdown-set, rules.md#pictures). */
export class EventDescriptions extends Migration {
  override up(): void {
    this.addSql(`alter table events add column description_html text`);
    this.addSql(`update events set description_html = ${AS_PARAGRAPHS}`);
    this.addSql(`alter table events alter column description_html set not null`);
    this.addSql(`create index events_pictures on events using gin (shown_pictures(description_html))
      where description_html like '%<img %'`);
  }
}
