import { notificationKind } from '../contract/vocabulary/notification-kinds.ts';

/** More names add nothing: "and 99 others" says enough. */
const MOST_PEOPLE = 100;

/** The key that groups several notices into one line, and the person it names. */
export interface NoticeGroup {
  readonly key: string;
  readonly person: string;
}

/** Null for kinds that are not grouped (rules.md#grouped). */
export function noticeGroup(kind: string, facts: Readonly<Record<string, string>>): NoticeGroup | null {
  const group = notificationKind(kind)?.group;
  const key = group && facts[group.by];
  return group && key ? { key, person: facts[group.who] ?? '' } : null;
}

/** The newest first, each once. */
export function withPerson(people: readonly string[], person: string): readonly string[] {
  return [person, ...people.filter((one) => one !== person)].slice(0, MOST_PEOPLE);
}
