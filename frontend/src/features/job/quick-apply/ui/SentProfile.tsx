import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  AVAILABILITIES,
  EXPERIENCE_LEVELS,
  TRANSPORTATIONS,
} from '#contract/identity/vocabulary/profile-choices.ts';
import { useMyDocumentsQuery } from '#entities/document/index.ts';
import type { User } from '#entities/session/index.ts';
import { useSkillName } from '#entities/worker/index.ts';
import { formatPhone } from '#shared/lib/index.ts';

interface SentProfileProps {
  readonly user: User;
  readonly onLeave: () => void;
}

/** Shows before sending everything that the employer will receive. */
export function SentProfile({ user, onLeave }: SentProfileProps) {
  const { t, i18n } = useTranslation(['worker', 'account']);
  const skillName = useSkillName();
  const documents = useMyDocumentsQuery(undefined).data ?? [];
  const list = (items: readonly string[]): string => new Intl.ListFormat(i18n.language).format(items);
  const experience = EXPERIENCE_LEVELS.find((level) => level === user.experience);
  const availability = AVAILABILITIES.find((one) => one === user.availability);
  const transportation = TRANSPORTATIONS.find((one) => one === user.transportation);
  const lines: readonly (readonly [string, string | null])[] = [
    [t('apply.sent.name'), `${user.firstName} ${user.lastName}`],
    [t('apply.sent.phone'), user.phone && formatPhone(user.phone)],
    [t('apply.sent.email'), user.email],
    [t('apply.sent.location'), user.location],
    [t('apply.sent.skills'), list(user.skills.map(skillName))],
    [t('apply.sent.experience'), experience ? t(`account:experience.${experience}`) : user.experience],
    [t('apply.sent.certifications'), user.certifications],
    [
      t('apply.sent.availability'),
      availability ? t(`account:availability.${availability}`) : user.availability,
    ],
    [
      t('apply.sent.transportation'),
      transportation ? t(`account:transportation.${transportation}`) : user.transportation,
    ],
    [t('apply.sent.documents'), list(documents.map(({ kind }) => t(`documents.kind.${kind}`)))],
  ];
  return (
    <section aria-labelledby="sent-profile">
      <Head>
        <h3 id="sent-profile">{t('apply.sent.title')}</h3>
        <Link to="/worker-dashboard?tab=profile" onClick={onLeave}>
          {t('apply.sent.edit')}
        </Link>
      </Head>
      <Lines>
        {lines
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </Lines>
    </section>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-1) var(--space-3);
  margin-bottom: var(--space-2);
`;

const Lines = styled.dl`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--sunken);
  font-size: var(--size-14);
  div {
    display: grid;
    grid-template-columns: minmax(7.5rem, 0.4fr) minmax(0, 1fr);
    gap: var(--space-3);
  }
  dt {
    color: var(--text-muted);
  }
  dd {
    overflow-wrap: anywhere;
    font-weight: 500;
  }
`;
