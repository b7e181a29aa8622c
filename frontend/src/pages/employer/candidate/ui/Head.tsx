import { Mail, MapPin, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { CandidateProfile } from '#entities/candidate/index.ts';
import { formatPhone } from '#shared/lib/index.ts';
import { onWide } from '#shared/theme/index.ts';
import { OffPaper } from './paper.ts';

const RELATIONS = ['family', 'friend', 'neighbor', 'coworker', 'customer'] as const;

/**
 * The candidate's name, job, and referrer, and the contact details that the reader may see
 * (rules.md#masked-contact).
 */
export function Head({ profile }: { readonly profile: CandidateProfile }) {
  const { t } = useTranslation('candidate');
  const { job, workerName: name, workerPhone, workerEmail, isConfirmed, reader } = profile;
  const isOpen = isConfirmed || reader !== 'employer';
  return (
    <Box>
      <Kicker>{t('page.for', { title: job.title })}</Kicker>
      <h1>{name}</h1>
      <p>
        <MapPin size={16} aria-hidden /> {t('page.place', job)}
      </p>
      <Contact>
        {workerPhone && (
          <li>
            <Phone size={16} aria-hidden />
            {isOpen ? <a href={`tel:${workerPhone}`}>{formatPhone(workerPhone)}</a> : workerPhone}
          </li>
        )}
        {workerEmail && (
          <li>
            <Mail size={16} aria-hidden />
            {isOpen ? <a href={`mailto:${workerEmail}`}>{workerEmail}</a> : workerEmail}
          </li>
        )}
      </Contact>
      {!isOpen && (
        <OffPaper>
          <Muted>{t('page.masked', { name })}</Muted>
        </OffPaper>
      )}
      <Muted>
        <Origin profile={profile} />
      </Muted>
    </Box>
  );
}

/** "Referred by Ana (coworker)", or that the worker applied directly. */
function Origin({ profile: { referredBy } }: { readonly profile: CandidateProfile }) {
  const { t } = useTranslation('candidate');
  if (!referredBy) return t('page.applied');
  const relation = RELATIONS.find((one) => one === referredBy.relationship);
  return (
    <>
      {t('page.referredBy', { name: referredBy.firstName })}
      {relation && <> ({t(`relation.${relation}`)})</>}
    </>
  );
}

const Box = styled.header`
  display: grid;
  gap: var(--space-2);
  min-width: 0;
  padding-bottom: var(--space-4);
  border-bottom: 3px solid var(--accent);
  overflow-wrap: anywhere;
  svg {
    flex: none;
    display: inline;
    vertical-align: -2px;
    color: var(--text-muted);
  }
  ${onWide} {
    h1 {
      font-size: var(--size-46);
    }
  }
`;

const Kicker = styled.p`
  color: var(--text-muted);
  font: 600 var(--size-20) / 1.2 var(--font-display);
`;

const Contact = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-6);
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-width: 0;
    min-height: 28px;
  }
`;

const Muted = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
