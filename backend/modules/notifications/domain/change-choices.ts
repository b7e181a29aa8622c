import { DomainError } from '#kernel/domain-error.ts';
import { NOTIFICATION_CHANNELS, type NotificationChannel } from '../contract/vocabulary/channels.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from '../contract/vocabulary/notification-kinds.ts';
import { CHOICE_ROWS, noticeOfKind, waysOf, type ChoiceRow } from './choice-table.ts';
import {
  isAlways,
  isTold,
  type Cells,
  type Choices,
  type PersonsChoices,
  type RowName,
  type AccountPreferences,
} from './choices.ts';

export interface Choice {
  readonly of: RowName | NotificationKind;
  readonly channel: NotificationChannel;
  readonly on: boolean;
}

/** Changes that the account's own preferences need to match the choices. */
export interface AccountPreferenceChanges {
  wantsTextAlerts?: boolean;
  wantsEmailAlerts?: boolean;
  alertPreferences?: Record<string, boolean>;
  /** News is sent only to people who agreed to it: its row is that agreement. */
  marketingConsent?: boolean;
}

export interface ChangedChoices {
  readonly choices: Choices;
  readonly preferences: AccountPreferenceChanges;
}

/**
 * The whole table after some choices: everything else stays as it is heard of now. A choice for a row is one for all its
 * kinds. The preferences follow: the last text that is switched off ends texts, and the first that is switched on allows them.
 * @throws DomainError `notifications.always_told`, `notifications.nothing_told` (422)
 */
export function changeChoices(person: PersonsChoices, changes: readonly Choice[]): ChangedChoices {
  const before = wholeTable(person);
  const choices = structuredClone(before);
  for (const change of changes) make(change, choices, person.preferences);
  return { choices, preferences: accountPreferenceChanges(before, choices, person.preferences) };
}

function wholeTable(person: PersonsChoices): Choices {
  const choices: Choices = {};
  for (const row of CHOICE_ROWS) {
    const { category, kinds } = row;
    const cells = cellsBy((channel) => isTold({ row: row.row, kind: null, category }, channel, person));
    choices[row.row] = cells;
    for (const kind of kinds) {
      const own = cellsBy((channel) => isTold(noticeOfKind(kind), channel, person));
      const differing = Object.entries(own).filter(
        ([channel, on]) => cells[channel as NotificationChannel] !== on,
      );
      if (differing.length > 0) choices[kind] = Object.fromEntries(differing);
    }
  }
  return choices;
}

function cellsBy(isOn: (channel: NotificationChannel) => boolean): Cells {
  return Object.fromEntries(NOTIFICATION_CHANNELS.map((channel) => [channel, isOn(channel)]));
}

function make(
  { of, channel, on }: Choice,
  choices: Choices,
  preferences: PersonsChoices['preferences'],
): void {
  const row = CHOICE_ROWS.find((one) => one.row === of);
  const always = row
    ? isAlways({ ...row, kind: null }, channel, preferences)
    : isAlways(noticeOfKind(kindNamed(of)), channel, preferences);
  if (always) {
    throw new DomainError('notifications.always_told', 'rule_broken', 'We always send this one');
  }
  if (row && !waysOf(row).includes(channel)) throw nothingTold();
  choices[of] = { ...choices[of], [channel]: on };
  for (const kind of row?.kinds ?? []) delete choices[kind]?.[channel];
}

function kindNamed(of: Choice['of']): NotificationKind {
  if (of in NOTIFICATION_KINDS) return of as NotificationKind;
  throw nothingTold();
}

function nothingTold(): DomainError {
  return new DomainError('notifications.nothing_told', 'rule_broken', "We don't send any of these yet");
}

function accountPreferenceChanges(
  before: Choices,
  after: Choices,
  preferences: AccountPreferences,
): AccountPreferenceChanges {
  const changed: AccountPreferenceChanges = {};
  const text = turned(before, after, CHOICE_ROWS, ['text']);
  if (text !== null) changed.wantsTextAlerts = text;
  const optional = CHOICE_ROWS.filter(({ category }) => category !== null);
  const email = turned(before, after, optional, ['email']);
  if (email !== null) changed.wantsEmailAlerts = email;
  for (const row of optional) {
    const told = turned(before, after, [row], ['email', 'text', 'push']);
    if (told === null || preferences.alertPreferences[row.row as 'offers'] === told) continue;
    changed.alertPreferences = { ...changed.alertPreferences, [row.row]: told };
    if (row.row === 'marketing') changed.marketingConsent = told;
  }
  return changed;
}

/** Null unless something was switched on, or the last one off. */
function turned(
  before: Choices,
  after: Choices,
  rows: readonly ChoiceRow[],
  channels: readonly NotificationChannel[],
): boolean | null {
  const [was, is] = [countOn(before, rows, channels), countOn(after, rows, channels)];
  const isMore = [...is].some((cell) => !was.has(cell));
  if (isMore) return true;
  return is.size === 0 && was.size > 0 ? false : null;
}

function countOn(
  choices: Choices,
  rows: readonly ChoiceRow[],
  channels: readonly NotificationChannel[],
): ReadonlySet<string> {
  const names = rows.flatMap(({ row, kinds }) => [row, ...kinds]);
  return new Set(
    names.flatMap((name) =>
      channels.filter((channel) => choices[name]?.[channel]).map((channel) => `${name} ${channel}`),
    ),
  );
}
