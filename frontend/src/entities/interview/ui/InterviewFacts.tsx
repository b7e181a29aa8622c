import { useTranslation } from 'react-i18next';
import type { InterviewSummary } from '#contract/hiring/interview/interview.ts';
import { FactLines } from '#shared/ui/index.ts';
import { useTimeAt } from '../model/use-time-at.ts';

type Shown = Pick<InterviewSummary, 'at' | 'timeZone' | 'kind' | 'place' | 'note'>;

/** When, how, and where. An address opens the phone's map. */
export function InterviewFacts({ interview }: { readonly interview: Shown }) {
  const { t } = useTranslation('interview');
  const timeAt = useTimeAt();
  const { at, timeZone, kind, place, note } = interview;
  return (
    <FactLines>
      <dt>{t('fact.when')}</dt>
      <dd>{timeAt(at, timeZone)}</dd>
      <dt>{t('fact.how')}</dt>
      <dd>{t(`kind.${kind}`)}</dd>
      {place && (
        <>
          <dt>{t('fact.where')}</dt>
          <dd>
            {kind === 'in_person' ? (
              <a
                href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                {place}
              </a>
            ) : (
              place
            )}
          </dd>
        </>
      )}
      {note && (
        <>
          <dt>{t('fact.note')}</dt>
          <dd>{note}</dd>
        </>
      )}
    </FactLines>
  );
}
