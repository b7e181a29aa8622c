import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { showToast } from '#shared/toast/index.ts';
import { Button, Card, DateText, Inline, Stack } from '#shared/ui/index.ts';
import { useAdvanceClockMutation, useClockQuery } from '../api/dev-outbox-api.ts';

const STEPS = [
  { unit: 'hours', count: 1, hours: 1 },
  { unit: 'days', count: 1, hours: 24 },
  { unit: 'days', count: 7, hours: 168 },
  { unit: 'days', count: 30, hours: 720 },
  { unit: 'days', count: 60, hours: 1440 },
] as const;

/** Advances the application's clock, so that letters expire and bonuses fall due. */
export function ClockTool() {
  const { t } = useTranslation('dev-outbox');
  const [advance] = useAdvanceClockMutation();
  const { data } = useClockQuery(undefined, { refetchOnMountOrArgChange: true });
  const [busy, setBusy] = useState(false);
  const move = async (hours: number): Promise<void> => {
    setBusy(true);
    const { error } = await advance(hours);
    setBusy(false);
    if (error) showToast({ title: t('clock.failed'), variant: 'destructive' });
  };
  return (
    <Card aria-labelledby="dev-clock">
      <Stack $gap={3}>
        <h2 id="dev-clock">{t('clock.title')}</h2>
        <p>{t('clock.lead')}</p>
        <Now role="status">
          {data && (
            <>
              {t('clock.now')} <DateText value={data.now} style="dateTime" />
            </>
          )}
        </Now>
        <Inline $gap={2}>
          {STEPS.map(({ unit, count, hours }) => (
            <Button key={hours} size="sm" disabled={busy} onClick={() => move(hours)}>
              {t(`clock.${unit}`, { count })}
            </Button>
          ))}
        </Inline>
      </Stack>
    </Card>
  );
}

/** One line tall before the time is known. */
const Now = styled.p`
  min-height: 1.5em;
`;
