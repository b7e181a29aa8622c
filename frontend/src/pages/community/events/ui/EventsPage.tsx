import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EVENT_TYPES } from '#contract/community/vocabulary/events.ts';
import { useCurrentUser } from '#entities/session/index.ts';
import { useAddressParams } from '#shared/lib/index.ts';
import {
  Button,
  Inline,
  LinkButton,
  Page,
  PageHeader,
  SegmentedSwitch,
  Skeleton,
  Stack,
} from '#shared/ui/index.ts';
import { PlanEvent } from '#widgets/event-details/index.ts';
import { EventCalendar } from './EventCalendar.tsx';
import { EventDialog } from './EventDialog.tsx';
import { EventList } from './EventList.tsx';
import { TypeFilter } from './TypeFilter.tsx';

const VIEWS = ['list', 'calendar'] as const;
type View = (typeof VIEWS)[number];

/** The events as cards or as a month's calendar. */
export function EventsPage() {
  const { t } = useTranslation('events');
  const { isSignedIn, isLoading } = useCurrentUser();
  const [query, change] = useAddressParams();
  const [isPlanning, setPlanning] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const eventType = EVENT_TYPES.find((type) => type === query.get('type'));
  const view: View = query.get('view') === 'calendar' ? 'calendar' : 'list';
  const set = (name: string, value: string | undefined): void =>
    change(
      (now) => {
        if (value === undefined) now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const plan = (): void => setPlanning(true);
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          isLoading ? (
            <Skeleton $width="260px" $height="48px" />
          ) : (
            isSignedIn && (
              <>
                <LinkButton to="/my-events">{t('host.mine')}</LinkButton>
                <Button variant="primary" icon={<CalendarPlus aria-hidden />} onClick={plan}>
                  {t('host.create')}
                </Button>
              </>
            )
          )
        }
      />
      <Stack $gap={5}>
        <Inline $gap={3} $justify="space-between">
          <TypeFilter chosen={eventType} onChoose={(type) => set('type', type)} />
          <SegmentedSwitch
            label={t('view.label')}
            options={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
            value={view}
            onChange={(next) => set('view', next === 'list' ? undefined : next)}
          />
        </Inline>
        {view === 'list' ? (
          <EventList eventType={eventType} onOpen={setOpened} onShowAll={() => set('type', undefined)} />
        ) : (
          <EventCalendar eventType={eventType} onOpen={setOpened} />
        )}
      </Stack>
      {opened !== null && <EventDialog id={opened} onClose={() => setOpened(null)} />}
      <PlanEvent open={isPlanning} onClose={() => setPlanning(false)} />
    </Page>
  );
}
