import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { TaxProfileView } from '#contract/billing/taxes/tax-profile.ts';

/** The certification text, exactly as stored with the signature. */
export function Certification({
  certification: { version, opening, statements },
}: Pick<TaxProfileView, 'certification'>) {
  const { t } = useTranslation('taxes');
  return (
    <Box aria-labelledby="certification">
      <h3 id="certification">{t('form.certification')}</h3>
      <p>{opening}</p>
      <ol>
        {statements.map((statement) => (
          <li key={statement}>{statement}</li>
        ))}
      </ol>
      <Version>{t('form.version', { version })}</Version>
    </Box>
  );
}

const Box = styled.section`
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--sunken);
  ol {
    display: grid;
    gap: var(--space-2);
    margin: var(--space-3) 0;
    padding-left: var(--space-5);
  }
`;

const Version = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
