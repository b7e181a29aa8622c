import type { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/ids.ts';
import { wordsOfHtml } from '#modules/community/index.ts';
import type { Notifier } from '#modules/notifications/index.ts';
import type { ReportTarget } from '../../contract/vocabulary/reports.ts';
import { ModerationCase } from '../../domain/cases/moderation-case.ts';
import type { FoundContent, ReportedContents } from '../content/reported-content.ts';
import type { ReportStore } from '../reports/report-store.ts';
import type { FlagText } from '../writing/flag-text.ts';
import type { CaseStore } from './case-store.ts';

const EXCERPT_CHARACTERS = 140;
const LINKS = /https?:\/\/[^\s<>"']+/g;

/** The reason the author sees while reports wait for a decision. */
const HELD_REASON = 'Several people reported this. It is hidden until a moderator has looked at it.';

interface OpenCasesNeeds {
  readonly cases: CaseStore;
  readonly reports: ReportStore;
  readonly contents: ReportedContents;
  readonly flagText: FlagText;
  readonly notifier: Notifier;
  readonly clock: Clock;
}

interface About {
  readonly targetType: ReportTarget;
  readonly content: FoundContent;
  readonly source: 'reports' | 'review';
}

/** (tx) What waits for a moderator; the target is locked before. */
export class OpenCases {
  private readonly needs: OpenCasesNeeds;

  constructor(needs: OpenCasesNeeds) {
    this.needs = needs;
  }

  /** The one that is open, or a new one. */
  async openFor({ targetType, content, source }: About): Promise<ModerationCase> {
    const { cases, flagText, clock } = this.needs;
    const known = await cases.openOf(targetType, content.id);
    if (known) return known;
    const { id: targetId, authorId, path, title } = content;
    const about = { author: authorId, title, text: wordsIn(content), links: linksIn(content) };
    const { autoFlags } = await flagText.run({ ...about, isPublished: true });
    const opening = {
      id: newId<'moderation_case'>(),
      targetType,
      targetId,
      authorId,
      source,
      autoFlags,
      path,
    };
    const opened = ModerationCase.open({ ...opening, excerpt: excerptOf(content) }, clock.now());
    await cases.save(opened);
    return opened;
  }

  /**
   * Reevaluates the open reports: hides content that enough people reported, and shows it again if fewer
   * remain.
   */
  async weigh(one: ModerationCase): Promise<void> {
    const { cases, reports, contents, clock } = this.needs;
    const { id, targetType, targetId, isHiddenByReports } = one.record;
    const now = clock.now();
    const content = await contents.find(targetType, targetId);
    const isHiddenOtherwise = !isHiddenByReports && content?.isHidden === true;
    const weighed = one.weigh(await reports.openOf(id), isHiddenOtherwise, now);
    await cases.save(weighed);
    if (!content || content.isDeleted || weighed.record.isHiddenByReports === isHiddenByReports) return;
    await this.show(weighed, now);
  }

  private async show({ record }: ModerationCase, at: Date): Promise<void> {
    const content = this.needs.contents.of(record.targetType);
    const decision = { by: null, reason: HELD_REASON, at };
    if (!record.isHiddenByReports) return content.restore(record.targetId, decision);
    await content.hide(record.targetId, decision);
    const data = { caseId: record.id, excerpt: record.excerpt };
    await this.needs.notifier.notify({ userId: record.authorId, kind: 'content_held', data });
  }
}

function excerptOf({ title, text }: FoundContent): string {
  const words = (title ?? text).replaceAll(/\s+/g, ' ').trim();
  const characters = [...words];
  return characters.length <= EXCERPT_CHARACTERS
    ? words
    : `${characters.slice(0, EXCERPT_CHARACTERS - 1).join('')}…`;
}

/** The words that were judged at publication, which find repetitions. A link is no word. */
function wordsIn({ text, html, beside = [] }: FoundContent): string {
  const words = html === null ? text : wordsOfHtml(html);
  return [words, ...beside.filter((one) => one.match(LINKS) === null)].join('\n');
}

function linksIn({ text, html, beside = [] }: FoundContent): readonly string[] {
  return [...new Set([html ?? text, ...beside].join(' ').match(LINKS) ?? [])];
}
