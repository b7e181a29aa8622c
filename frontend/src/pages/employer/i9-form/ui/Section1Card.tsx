import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { I9FormAnswer } from '#contract/eligibility/form/i9-form.ts';
import { Facts, useSendI9Link } from '#entities/i9/index.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { formatDate } from '#shared/lib/index.ts';
import { Button, Card, CopyButton, Inline, Stack } from '#shared/ui/index.ts';

/** The worker's signed section, or the ways to get it signed. */
export function Section1Card({ form }: { readonly form: I9FormAnswer }) {
  const { t } = useTranslation('i9-employer');
  const { section1 } = form;
  return (
    <Card aria-label={t('section1.title')}>
      <Stack $gap={4}>
        <h2>{t('section1.title')}</h2>
        {section1 === null ? <Waiting form={form} /> : <Signed section1={section1} />}
      </Stack>
    </Card>
  );
}

function Signed({ section1 }: { readonly section1: NonNullable<I9FormAnswer['section1']> }) {
  const { t } = useTranslation('i9-employer');
  const language = useLanguage();
  const day = (value: string | null): string | null => value && formatDate(value, language, 'date');
  return (
    <Facts
      facts={[
        [t('section1.name'), `${section1.firstName} ${section1.lastName}`],
        [t('section1.birthDate'), day(section1.birthDate)],
        [t('section1.address'), `${section1.address}, ${section1.city}, ${section1.state} ${section1.zip}`],
        [t('section1.ssn'), section1.ssn && <MaskedSsn key="ssn" ssn={section1.ssn} />],
        [t('section1.status'), t(`section1.${section1.citizenship}`)],
        [t('section1.uscisNumber'), section1.uscisNumber],
        [t('section1.i94Number'), section1.i94Number],
        [t('section1.passportNumber'), section1.passportNumber],
        [t('section1.workUntil'), day(section1.workUntil)],
        [t('section1.signed'), t('signedOn', { name: section1.signature, day: day(section1.signedOn) })],
        [t('section1.signer'), section1.signerName],
      ]}
    />
  );
}

/** Shows only the last four digits until the employer asks, because others may see the screen. */
function MaskedSsn({ ssn }: { readonly ssn: string }) {
  const { t } = useTranslation('i9-employer');
  const [isShown, setShown] = useState(false);
  return (
    <Inline $gap={3}>
      <span>{isShown ? withHyphens(ssn) : `•••-••-${ssn.slice(-4)}`}</span>
      <Button size="sm" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {t(isShown ? 'section1.hideSsn' : 'section1.showSsn')}
      </Button>
    </Inline>
  );
}

/** `123-45-6789`, as printed on the card. */
function withHyphens(ssn: string): string {
  return ssn.replace(/^(\d{3})(\d{2})(\d{4})$/, '$1-$2-$3');
}

function Waiting({ form }: { readonly form: I9FormAnswer }) {
  const { t } = useTranslation('i9-employer');
  const { actions, status, linkUrl, workerName } = form;
  const { sendAgain, isLoading } = useSendI9Link(form);
  if (!actions.includes('send_link')) return <p>{t(`status.${status}`)}</p>;
  return (
    <>
      <p>{t('section1.waiting', { name: workerName })}</p>
      <Inline>
        <Button loading={isLoading} onClick={sendAgain}>
          {t('section1.send')}
        </Button>
        {linkUrl && <CopyButton text={linkUrl} label={t('section1.copy')} />}
      </Inline>
      {linkUrl && <p>{t('section1.copyHelp')}</p>}
    </>
  );
}
