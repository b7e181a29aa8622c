import { useTranslation } from 'react-i18next';
import type { OfferSigning } from '#contract/offers/signing/sign-offer.ts';
import { useMyI9FormsInfiniteQuery } from '#entities/i9/index.ts';
import { useCurrentUser } from '#entities/session/index.ts';
import { serverNow } from '#shared/lib/index.ts';
import { LinkButton } from '#shared/ui/index.ts';

interface NextFormProps {
  readonly offer: Pick<OfferSigning, 'referralId' | 'company' | 'signedAt'>;
}

/** The form opens within seconds after the signature; later visitors find it, or have none. */
const OPENS_WITHIN_MS = 60_000;
const LOOK_AGAIN_MS = 2000;

/**
 * The next step after the signature: a way to the form for a signed-in worker; everyone else is texted a link
 * (rules.md#i9-links).
 */
export function NextForm({ offer: { referralId, company, signedAt } }: NextFormProps) {
  const { t } = useTranslation('sign-offer');
  const canOpen = useCanOpen(referralId, signedAt);
  return (
    <>
      <p>{t('next', { company })}</p>
      {canOpen && (
        <p>
          <LinkButton to={`/my-i9/${referralId}`} variant="primary">
            {t('openNext')}
          </LinkButton>
        </p>
      )}
    </>
  );
}

function useCanOpen(referralId: string, signedAt: string | null): boolean {
  const { isSignedIn } = useCurrentUser();
  const asked = useMyI9FormsInfiniteQuery(undefined, { skip: !isSignedIn });
  const forms = asked.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const form = forms.find((one) => one.referralId === referralId);
  const isAwaited = !form && signedAt !== null && serverNow() - Date.parse(signedAt) < OPENS_WITHIN_MS;
  // Repeats the query until the form is in the answer.
  useMyI9FormsInfiniteQuery(undefined, {
    skip: !isSignedIn,
    pollingInterval: isAwaited ? LOOK_AGAIN_MS : 0,
  });
  return form?.actions.includes('sign_section1') ?? false;
}
