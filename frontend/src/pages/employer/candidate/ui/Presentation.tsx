import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import {
  CheckFacts,
  ReferenceFacts,
  useProfileFacts,
  type CandidateProfile,
} from '#entities/candidate/index.ts';
import { ReferralDocuments } from '#entities/document/index.ts';
import { serverNow } from '#shared/lib/index.ts';
import { onWide } from '#shared/theme/index.ts';
import { Card, Fact, Facts } from '#shared/ui/index.ts';
import { Head } from './Head.tsx';
import { OffPaper, PaperOnly } from './paper.ts';
import { Section } from './Section.tsx';

const CONDITIONS = ['availability', 'pay', 'transportation'] as const;

/**
 * Everything known about the candidate, as printed. Background checks are never printed
 * (rules.md#presentation).
 */
export function Presentation({ profile }: { readonly profile: CandidateProfile }) {
  const { t } = useTranslation('candidate');
  const facts = useProfileFacts(profile);
  const { professionalSummary: summary, presentationUrl, skillsVerified, referredBy, reader } = profile;
  const conditions = CONDITIONS.filter((field) => facts[field]);
  const isEmpty = !summary && Object.values(facts).every((fact) => !fact);
  return (
    <Sheet as="article">
      <Head profile={profile} />
      {isEmpty && <p>{t('page.nothingKnown')}</p>}
      {summary && (
        <Section title={t('page.summary')}>
          <Words>{summary}</Words>
        </Section>
      )}
      {facts.skills && (
        <Section title={t('facts.skills')}>
          {facts.skills}
          {skillsVerified.length > 0 && referredBy && (
            <Small>✓ {t('facts.seenAtWork', { name: referredBy.firstName })}</Small>
          )}
        </Section>
      )}
      {facts.experience && (
        <Section title={t('facts.experience')}>
          <Words>{facts.experience}</Words>
        </Section>
      )}
      {facts.certifications && <Section title={t('facts.certifications')}>{facts.certifications}</Section>}
      {conditions.length > 0 && (
        <Section title={t('page.terms')}>
          <Side>
            {conditions.map((field) => (
              <Fact key={field} name={t(`facts.${field}`)}>
                {facts[field]}
              </Fact>
            ))}
          </Side>
        </Section>
      )}
      {reader === 'employer' && (
        <>
          <Section title={t('facts.references')}>
            <p>
              <ReferenceFacts profile={profile} />
            </p>
          </Section>
          <OffPaper>
            <Section title={t('facts.background')}>
              <CheckFacts profile={profile} />
            </Section>
          </OffPaper>
          <OffPaper>
            <ReferralDocuments referralId={profile.referralId} as={Section} />
          </OffPaper>
        </>
      )}
      <PaperOnly>
        <Small>
          <Printed /> · {presentationUrl}
        </Small>
      </PaperOnly>
    </Sheet>
  );
}

function Printed() {
  const { t, i18n } = useTranslation('candidate');
  return t('page.printed', {
    date: new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(serverNow()),
  });
}

const Sheet = styled(Card)`
  display: grid;
  gap: var(--space-6);
  ${onWide} {
    padding: var(--space-10);
  }
  @media print {
    display: block;
    padding: 0;
    border: 0;
    > * {
      margin-bottom: 14pt;
    }
  }
`;

const Side = styled(Facts)`
  ${onWide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media print {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Words = styled.div`
  max-width: 70ch;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Small = styled.p`
  margin-top: var(--space-2);
  color: var(--text-muted);
  font-size: var(--size-14);
  overflow-wrap: anywhere;
`;
