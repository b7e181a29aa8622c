import type { Clock } from '#kernel/clock.ts';
import { eachAlone, type DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { ReportedContents } from '../content/reported-content.ts';
import type { CaseStore, WaitingTexts } from './case-store.ts';
import type { OpenCases } from './open-cases.ts';

const BATCH = 50;

interface CollectWaitingTextsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly waiting: WaitingTexts;
  readonly contents: ReportedContents;
  readonly cases: CaseStore;
  readonly openCases: OpenCases;
  readonly clock: Clock;
}

/**
 * Opens a case for each text that waits for its first review, and closes cases of deleted texts
 * (rules.md#first-link-review).
 */
export class CollectWaitingTexts implements DueWork {
  readonly name = 'moderation.collect_waiting_texts';
  private readonly needs: CollectWaitingTextsNeeds;

  constructor(needs: CollectWaitingTextsNeeds) {
    this.needs = needs;
  }

  async run(): Promise<number> {
    const { unitOfWork, waiting, contents, cases, openCases, clock } = this.needs;
    const ended = await unitOfWork.transaction(() => waiting.endDeleted(clock.now()));
    const collected = await eachAlone(await waiting.find(BATCH), ({ kind, id }) =>
      unitOfWork.transaction(async () => {
        await cases.lockTarget(kind, id);
        const content = await contents.find(kind, id);
        if (!content || content.isDeleted) return false;
        await openCases.openFor({ targetType: kind, content, source: 'review' });
        return true;
      }),
    );
    return ended + collected;
  }
}
