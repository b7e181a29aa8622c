import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_PROPOSALS } from '#contract/hiring/vocabulary/interview.ts';
import { Button, Card, Stack, TextField } from '#shared/ui/index.ts';

interface OtherTimesProps {
  readonly onSend: (times: readonly string[]) => Promise<boolean>;
}

/** Up to three other times in the job's time zone. */
export function OtherTimes({ onSend }: OtherTimesProps) {
  const { t } = useTranslation('interview');
  const [times, setTimes] = useState<readonly string[]>(Array.from({ length: MOST_PROPOSALS }, () => ''));
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const named = times.filter((time) => time !== '');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setMissing(named.length === 0);
    if (named.length === 0 || busy) return;
    setBusy(true);
    await onSend(named);
    setBusy(false);
  };
  return (
    <Card>
      <form noValidate aria-label={t('page.propose')} onSubmit={(event) => void submit(event)}>
        <Stack $gap={4}>
          {times.map((time, index) => (
            <TextField
              // The index is the key, because two empty times do not differ otherwise.
              key={index}
              type="datetime-local"
              label={t('page.time', { number: index + 1 })}
              optional={index > 0}
              value={time}
              error={isMissing && index === 0 ? t('set.atMissing') : undefined}
              onChange={(event) =>
                setTimes(times.map((one, at) => (at === index ? event.target.value : one)))
              }
            />
          ))}
          <Button type="submit" variant="primary" loading={busy}>
            {t('page.sendTimes')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
