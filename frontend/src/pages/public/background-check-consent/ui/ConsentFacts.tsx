import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ConsentPage } from '#contract/checks/consent/consent.ts';
import { translateMessageIn } from '#shared/i18n/index.ts';
import { formatPhone } from '#shared/lib/index.ts';
import { Amount, Card } from '#shared/ui/index.ts';
import { useConsentLabels } from '../model/use-consent-labels.ts';

/** The check, the employer, the candidate, and the contents of the check. */
export function ConsentFacts({ asked }: { readonly asked: ConsentPage }) {
  const { t, i18n } = useTranslation('background-check');
  const words = useConsentLabels(asked);
  const lines: readonly { readonly label: string; readonly value: ReactNode }[] = [
    { label: t('fact.job'), value: asked.jobTitle },
    { label: t('fact.employer'), value: asked.employerCompany },
    { label: t('fact.candidate'), value: asked.candidateName },
    { label: t('fact.phone'), value: formatPhone(asked.candidatePhone) },
    { label: t('fact.email'), value: asked.candidateEmail },
    { label: t('fact.package'), value: words.packageName },
    {
      label: t('fact.price'),
      value: (
        <>
          <Amount value={asked.packageInfo.price} /> {t('fact.paidBy', { company: asked.employerCompany })}
        </>
      ),
    },
    { label: t('fact.version'), value: asked.fcraDisclosureVersion },
  ];
  return (
    <Card aria-label={t('fact.title')}>
      <Facts>
        {lines
          .filter(({ value }) => Boolean(value))
          .map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </Facts>
      <Included>
        <h2>{t('fact.included')}</h2>
        <ul>
          {asked.packageInfo.includes.map((item) => (
            <li key={item}>{translateMessageIn(i18n, item)}</li>
          ))}
        </ul>
      </Included>
    </Card>
  );
}

const Facts = styled.dl`
  display: grid;
  gap: var(--space-3) var(--space-5);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  dt {
    color: var(--text-muted);
    font-size: var(--size-14);
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

const Included = styled.div`
  margin-top: var(--space-5);
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);
  h2 {
    margin-bottom: var(--space-2);
    font-size: var(--size-20);
  }
  ul {
    display: grid;
    gap: 4px;
    padding-left: 20px;
  }
`;
