import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { pathAfterLogin, returnToSchema } from '../../../../../backend/modules/identity/contract/login.ts';
import { LeaveWhenSignedIn, SignUpFrame } from '../../../features/sign-up/index.ts';
import { PasswordSignup } from './PasswordSignup.tsx';
import { ProviderSignup } from './ProviderSignup.tsx';

/** The account of a community member (decision 7), with a password or with what a sign-in provider says. */
export function SignupPage() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const isFromProvider = search.get('with') === 'provider';
  const returnTo = returnToSchema.parse(search.get('returnTo'));
  return (
    <LeaveWhenSignedIn to={returnTo === '/' ? undefined : pathAfterLogin(returnTo)}>
      <SignUpFrame
        title={t(isFromProvider ? 'provider.title' : 'member.title')}
        lead={t(isFromProvider ? 'provider.lead' : 'member.lead')}
        benefitsTitle={t('member.benefitsTitle')}
        benefits={t('member.benefits', { returnObjects: true })}
      >
        {isFromProvider ? <ProviderSignup returnTo={returnTo} /> : <PasswordSignup />}
      </SignUpFrame>
    </LeaveWhenSignedIn>
  );
}
