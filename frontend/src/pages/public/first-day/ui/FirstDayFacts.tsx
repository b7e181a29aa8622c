import { CalendarPlus, FileText, MapPin, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { FirstDayPage } from '#contract/hiring/first-day/first-day.ts';
import { formatPhone, localeOf } from '#shared/lib/index.ts';
import { Callout, Card, FactLines, LinkButton, PageHeader, Stack } from '#shared/ui/index.ts';
import { calendarPath } from '../api/first-day-api.ts';

interface FirstDayFactsProps {
  readonly page: FirstDayPage;
  readonly token: string;
}

export function FirstDayFacts({ page, token }: FirstDayFactsProps) {
  const { t } = useTranslation('first-day');
  const { state, workerName: name, company, jobTitle: job, day, place, contactPhone, letterUrl } = page;
  return (
    <Stack $gap={5}>
      <PageHeader
        title={t('page.heading', { name })}
        documentTitle={t('title')}
        lead={t(`state.${state}`, { company, job })}
      />
      {state !== 'over' && (
        <>
          <Card>
            <Facts page={page} />
          </Card>
          <Buttons>
            {place && (
              <LinkButton variant="primary" block icon={<MapPin aria-hidden />} to={mapOf(place)} newTab>
                {t('page.map')}
              </LinkButton>
            )}
            {contactPhone && (
              <LinkButton block icon={<Phone aria-hidden />} to={`tel:${contactPhone}`}>
                {t('page.call', { phone: formatPhone(contactPhone) })}
              </LinkButton>
            )}
            {day && (
              <LinkButton block icon={<CalendarPlus aria-hidden />} to={calendarPath(token)} download>
                {t('page.calendar')}
              </LinkButton>
            )}
            {letterUrl && (
              <LinkButton block icon={<FileText aria-hidden />} to={new URL(letterUrl).pathname}>
                {t('page.letter')}
              </LinkButton>
            )}
          </Buttons>
          {!day && <Callout>{t('page.noDay', { company })}</Callout>}
        </>
      )}
    </Stack>
  );
}

function Facts({
  page: { day, place, company, contactName, contactPhone },
}: Pick<FirstDayFactsProps, 'page'>) {
  const { t, i18n } = useTranslation('first-day');
  return (
    <FactLines>
      {day && (
        <>
          <dt>{t('fact.day')}</dt>
          <dd>{formatDayName(day, i18n.language)}</dd>
        </>
      )}
      <dt>{t('fact.place')}</dt>
      <dd>{place}</dd>
      <dt>{t('fact.contact')}</dt>
      <dd>
        {[contactName ?? company, contactPhone && formatPhone(contactPhone)].filter(Boolean).join(', ')}
      </dd>
    </FactLines>
  );
}

function mapOf(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}

/** A calendar day is the same wherever it is read. */
function formatDayName(day: string, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );
}

const Buttons = styled.div`
  display: grid;
  gap: var(--space-2);
`;
