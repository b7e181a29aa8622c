import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from '#entities/i9/index.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { formatDate } from '#shared/lib/index.ts';
import { Button, Callout, Card, Inline, LinkButton, Notice, PageHeader, Stack } from '#shared/ui/index.ts';
import type { I9Place, WorkerI9 } from '../model/worker-i9.ts';
import { HelperForm } from './HelperForm.tsx';
import { MismatchNotice } from './MismatchNotice.tsx';
import { Section1Form } from './Section1Form.tsx';

const ACCEPTED_PAPERS = 'https://www.uscis.gov/i-9-central/form-i-9-acceptable-documents';

interface SignedSection1Props {
  readonly form: WorkerI9;
  readonly place: I9Place;
}

/** Shows the signed form and the next step. Offers a correction and a helper's signature (rules.md#i9-corrections). */
export function SignedSection1({ form, place }: SignedSection1Props) {
  const { t } = useTranslation('i9');
  const [opened, setOpened] = useState<'correction' | 'helper' | null>(null);
  const { actions, company } = form;
  const canCorrect = actions.includes('correct_section1');
  const close = (): void => setOpened(null);
  if (opened === 'correction') {
    return (
      <Stack $gap={5}>
        <PageHeader title={t('correct.title')} documentTitle={t('title')} lead={t('correct.text')} />
        <Section1Form form={form} place={place} onCorrected={close} />
        <div>
          <Button variant="ghost" onClick={close}>
            {t('correct.cancel')}
          </Button>
        </div>
      </Stack>
    );
  }
  if (opened === 'helper') {
    return (
      <Stack $gap={5}>
        <PageHeader title={t('helper.title')} documentTitle={t('title')} lead={t('helper.text')} />
        <HelperForm place={place} onDone={close} />
      </Stack>
    );
  }
  return (
    <Stack $gap={5}>
      <div role="status">
        <Notice tone="success" title={t('signed.title')} text={t(saidAfterwards(form), { company })} />
      </div>
      {form.mismatch && (
        <MismatchNotice
          company={company}
          mismatch={form.mismatch}
          canDecide={actions.includes('decide_mismatch')}
          place={place}
        />
      )}
      {lacksNumber(form) && (
        <Callout title={t('signed.ssnTitle')}>
          <Stack $gap={3}>
            <p>{t('signed.ssnText', { company })}</p>
            {canCorrect && (
              <div>
                <Button onClick={() => setOpened('correction')}>{t('signed.ssnAdd')}</Button>
              </div>
            )}
          </Stack>
        </Callout>
      )}
      {!form.mismatch && (
        <Callout title={t('signed.nextTitle')}>
          <p>{t('signed.next', { company })}</p>
          <a href={ACCEPTED_PAPERS} target="_blank" rel="noreferrer">
            {t('signed.papers')}
          </a>
        </Callout>
      )}
      {form.section1 && (
        <Card aria-label={t('signed.what')}>
          <Stack $gap={4}>
            <h2>{t('signed.what')}</h2>
            <SignedFacts form={form} />
            <Inline $gap={3}>
              {canCorrect && <Button onClick={() => setOpened('correction')}>{t('correct.start')}</Button>}
              {actions.includes('add_helper') && (
                <Button onClick={() => setOpened('helper')}>{t('helper.add')}</Button>
              )}
              {actions.includes('print') && (
                <LinkButton newTab to={copyOf(place)}>
                  {t('signed.print')}
                </LinkButton>
              )}
            </Inline>
          </Stack>
        </Card>
      )}
    </Stack>
  );
}

/** E-Verify waits for the Social Security number of a worker who signed without one. */
function lacksNumber({ section1, usesEverify }: WorkerI9): boolean {
  return section1?.ssn === null && usesEverify;
}

function saidAfterwards(form: WorkerI9): 'signed.text' | 'signed.textMismatch' | 'signed.textSsn' {
  if (form.mismatch) return 'signed.textMismatch';
  return lacksNumber(form) ? 'signed.textSsn' : 'signed.text';
}

function copyOf(place: I9Place): string {
  return 'token' in place
    ? `/api/i9/${encodeURIComponent(place.token)}/document`
    : `/api/i9-forms/${place.referralId}/document`;
}

/** Shows only the last four digits of numbers, because others may see the screen. */
function SignedFacts({ form: { section1, helpers } }: { readonly form: WorkerI9 }) {
  const { t } = useTranslation('i9');
  const language = useLanguage();
  if (!section1) return null;
  const day = (value: string | null): string | null => value && formatDate(value, language, 'date');
  const ending = (number: string | null): string | null =>
    number && t('signed.ending', { lastFour: number.slice(-4) });
  const { address, apartment, city, state, zip } = section1;
  return (
    <Facts
      facts={[
        [t('signed.name'), `${section1.firstName} ${section1.lastName}`],
        [t('signed.address'), [address, apartment, city, `${state} ${zip}`].filter(Boolean).join(', ')],
        [t('field.birthDate'), day(section1.birthDate)],
        [t('field.ssn'), ending(section1.ssn)],
        [t('signed.status'), t(`status.${section1.citizenship}`)],
        [t('field.uscisNumber'), ending(section1.uscisNumber)],
        [t('field.i94Number'), ending(section1.i94Number)],
        [t('field.passportNumber'), ending(section1.passportNumber)],
        [t('field.workUntil'), day(section1.workUntil)],
        [t('signed.signer'), section1.signerName],
        [t('signed.helpers'), helpers.join(', ')],
        [t('signed.on'), day(section1.signedOn)],
      ]}
    />
  );
}
