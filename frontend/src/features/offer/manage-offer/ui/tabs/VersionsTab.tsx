import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { LetterVersion } from '#contract/offers/changing/amend-offer.ts';
import type { OfferLetter } from '#contract/offers/letter/offer-letter.ts';
import { useBenefitsLabel } from '#entities/offer/index.ts';
import { useProductLabels } from '#shared/product-labels/index.ts';
import { Amount, DateText, EmptyState, ErrorState, SkeletonList, Stack } from '#shared/ui/index.ts';
import { useLetterVersionsQuery } from '../../api/manage-offer-api.ts';

/** The versions of the letter (rules.md#amended-offers). */
export function VersionsTab({ letter }: { readonly letter: OfferLetter }) {
  const { t } = useTranslation('amend-offer');
  const { data: versions, isError, refetch } = useLetterVersionsQuery(letter.id);
  if (isError) return <ErrorState title={t('versionsFailed')} onRetry={refetch} />;
  if (!versions) return <SkeletonList count={2} lines={2} />;
  const current = currentVersion(letter);
  const all = current ? [current, ...versions] : versions;
  if (all.length === 0) return <EmptyState title={t('onlyOne')} text={t('onlyOneText')} />;
  return (
    <Stack $gap={5} as="ol" role="list" aria-label={t('versions')}>
      {all.map((version) => (
        <li key={version.version}>
          <Version version={version} />
        </li>
      ))}
    </Stack>
  );
}

interface ShownVersion extends Omit<LetterVersion, 'replacedAt'> {
  readonly replacedAt: string | null;
  readonly signedAt?: string | null;
}

/** The version that the worker has or signed; null if none was sent. */
function currentVersion({ id: offerLetterId, ...letter }: OfferLetter): ShownVersion | null {
  const { sentAt } = letter;
  return sentAt === null || letter.status === 'draft'
    ? null
    : { ...letter, offerLetterId, sentAt, replacedAt: null };
}

function Version({ version }: { readonly version: ShownVersion }) {
  const { t } = useTranslation(['amend-offer', 'offer']);
  const words = useProductLabels();
  const benefits = useBenefitsLabel();
  const { payRate, payType, startDate, sentAt, viewedAt, replacedAt, signedAt } = version;
  return (
    <Stack $gap={2}>
      <h3>{t('version', { number: version.version })}</h3>
      <When>
        {t('sentOn')} <DateText value={sentAt} style="dateTime" />
        {viewedAt && (
          <>
            {' · '}
            {t('viewedOn')} <DateText value={viewedAt} style="dateTime" />
          </>
        )}
        {signedAt && (
          <>
            {' · '}
            {t('offer:manage.signed')} <DateText value={signedAt} style="dateTime" />
          </>
        )}
        {replacedAt ? (
          <>
            {' · '}
            {t('replacedOn')} <DateText value={replacedAt} style="dateTime" />
          </>
        ) : (
          !signedAt && ` · ${t('current')}`
        )}
      </When>
      <p>
        <strong>
          {Number.isFinite(Number(payRate)) ? <Amount value={payRate} /> : words.pay(payRate)}{' '}
          {t(`offer:payType.${payType}`)}
        </strong>
        {' · '}
        {startDate ? <DateText value={startDate} /> : t('offer:manage.startOpen')}
        {' · '}
        {version.workLocation}
        {version.schedule && ` · ${words.schedule(version.schedule)}`}
      </p>
      <p>{benefits(version.benefits)}</p>
      {version.conditions && <Words>{version.conditions}</Words>}
      {version.customTerms && <Words>{version.customTerms}</Words>}
    </Stack>
  );
}

const When = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
