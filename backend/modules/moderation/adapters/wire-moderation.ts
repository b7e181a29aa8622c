import { BlockPerson } from '../application/blocks/block-person.ts';
import { PersonBlocks } from '../application/blocks/person-blocks.ts';
import { ForgetWritings } from '../application/writing/forget-writings.ts';
import { JudgeWriting } from '../application/writing/judge-writing.ts';
import { blockRoutes } from './http/block.routes.ts';
import { transparencyRoutes } from './http/transparency.routes.ts';
import { moderationBase } from './moderation-base.ts';
import type { ModerationOutside } from './moderation-outside.ts';
import { SqlBlockList } from './persistence/blocks/sql-block-list.ts';
import { SqlModerationPersonalData } from './persistence/sql-moderation-personal-data.ts';
import { SqlTransparency } from './persistence/transparency/sql-transparency.ts';
import { wireNotice } from './wire-decisions.ts';
import { wireReport } from './wire-reports.ts';

export function wireModeration(outside: ModerationOutside) {
  const { sql, unitOfWork, clock } = outside.platform;
  const base = moderationBase(outside);
  const { trust, writings, flagText } = base;
  const reports = wireReport(outside, base);
  const decisions = wireNotice(outside, base);
  const list = new SqlBlockList(sql);
  const blockPerson = new BlockPerson({ unitOfWork, list, guests: outside.guests, clock });

  return {
    contentReports: decisions.contentReports,
    suspensions: decisions.suspensions,
    blocks: new PersonBlocks(list),
    writingGuard: new JudgeWriting({ unitOfWork, trust, log: writings, flagText, clock }),
    routes: [
      ...blockRoutes(blockPerson, list),
      ...reports.routes,
      ...decisions.routes,
      ...transparencyRoutes(new SqlTransparency(sql), clock),
    ],
    dueWork: [new ForgetWritings(writings, clock), ...reports.dueWork, ...decisions.dueWork],
    personalData: [new SqlModerationPersonalData(sql)],
  };
}
