import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { EventAnswer } from '#entities/event/index.ts';
import { localeOf } from '#shared/lib/index.ts';
import { onWide } from '#shared/theme/index.ts';
import { VisuallyHidden } from '#shared/ui/index.ts';
import { dayAfterKey, monthOf, weeksOf } from '../model/month-days.ts';

interface MonthGridProps {
  /** The selected day; its month is shown. */
  readonly day: string;
  readonly today: string;
  readonly byDay: ReadonlyMap<string, readonly EventAnswer[]>;
  readonly onDay: (day: string) => void;
}

/** The number of titles that fit into a day. */
const TITLES = 2;

/** A single tab stop. Arrow keys move by day, Page Up and Page Down by month. */
export function MonthGrid({ day, today, byDay, onDay }: MonthGridProps) {
  const { t, i18n } = useTranslation('events');
  const chosen = useRef<HTMLButtonElement>(null);
  // Only keys move the focus, so that "Next month" can be pressed repeatedly.
  const isKeyed = useRef(false);
  useEffect(() => {
    if (isKeyed.current) chosen.current?.focus();
    isKeyed.current = false;
  });
  const move = (event: KeyboardEvent): void => {
    const next = dayAfterKey(event.key, day);
    if (next === undefined) return;
    event.preventDefault();
    isKeyed.current = true;
    onDay(next);
  };
  const words = (of: string, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(localeOf(i18n.language), { ...options, timeZone: 'UTC' }).format(
      Date.parse(`${of}T12:00:00Z`),
    );
  const weeks = weeksOf(day);
  return (
    <>
      <VisuallyHidden id="events-keys">{t('calendar.help')}</VisuallyHidden>
      <Table
        role="grid"
        aria-label={t('calendar.label', { month: words(day, { month: 'long', year: 'numeric' }) })}
        aria-describedby="events-keys"
        onKeyDown={move}
      >
        <thead>
          <tr>
            {weeks[0]?.map((one) => (
              <th key={one} scope="col" abbr={words(one, { weekday: 'long' })}>
                {words(one, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => {
                const events = byDay.get(one) ?? [];
                const label = words(one, { month: 'long', day: 'numeric' });
                return (
                  <td key={one} role="gridcell" aria-selected={one === day}>
                    <Square
                      ref={one === day ? chosen : undefined}
                      type="button"
                      tabIndex={one === day ? 0 : -1}
                      $isOther={monthOf(one) !== monthOf(day)}
                      $isChosen={one === day}
                      aria-current={one === today ? 'date' : undefined}
                      aria-label={t('calendar.day', { day: label, count: events.length })}
                      onClick={() => onDay(one)}
                    >
                      <Figure $isToday={one === today}>{Number(one.slice(8))}</Figure>
                      {events.length > 0 && <Marks events={events} />}
                    </Square>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

/** Titles if they fit, otherwise the number of events. */
function Marks({ events }: { readonly events: readonly EventAnswer[] }) {
  const more = events.length - TITLES;
  return (
    <>
      <Dot>{events.length}</Dot>
      <Titles>
        {events.slice(0, TITLES).map(({ id, title }) => (
          <span key={id}>{title}</span>
        ))}
        {more > 0 && <span>+{more}</span>}
      </Titles>
    </>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  th {
    padding: var(--space-1);
    color: var(--text-muted);
    font-size: var(--size-14);
    font-weight: 600;
  }
  td {
    padding: 0;
    border: 1px solid var(--line);
    background: var(--surface);
    vertical-align: top;
  }
`;

const Square = styled.button<{ $isOther: boolean; $isChosen: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 2px;
  width: 100%;
  min-height: 52px;
  padding: 4px;
  border: 0;
  background: ${({ $isChosen }) => ($isChosen ? 'var(--info-soft)' : 'none')};
  color: ${({ $isOther, $isChosen }) => {
    if ($isChosen) return 'var(--on-info-soft)';
    return $isOther ? 'var(--text-muted)' : 'var(--text)';
  }};
  font-variant-numeric: tabular-nums;
  text-align: start;
  cursor: pointer;
  &:hover {
    box-shadow: inset 0 0 0 2px var(--line-strong);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${onWide} {
    align-items: stretch;
    min-height: 96px;
    padding: 6px;
  }
`;

const Figure = styled.span<{ $isToday: boolean }>`
  font-weight: ${({ $isToday }) => ($isToday ? 700 : 400)};
  ${({ $isToday }) => $isToday && 'text-decoration: underline; text-underline-offset: 3px;'}
`;

const Dot = styled.span`
  min-width: 20px;
  padding: 0 4px;
  border-radius: 10px;
  background: var(--info);
  color: var(--surface);
  font-size: var(--size-14);
  font-weight: 600;
  line-height: 20px;
  text-align: center;
  ${onWide} {
    display: none;
  }
`;

const Titles = styled.span`
  display: none;
  ${onWide} {
    display: grid;
    gap: 2px;
    font-size: var(--size-14);
    span {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow-wrap: anywhere;
      padding: 0 4px;
      border-radius: 4px;
      background: var(--info-soft);
      color: var(--on-info-soft);
    }
  }
`;
