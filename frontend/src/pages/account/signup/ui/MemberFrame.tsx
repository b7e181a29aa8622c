import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SignUpFrame } from '#features/account/sign-up/index.ts';

interface MemberFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A form next to the benefits of membership. */
export function MemberFrame({ children, ...words }: MemberFrameProps) {
  const { t } = useTranslation('account');
  return (
    <SignUpFrame
      {...words}
      benefitsTitle={t('member.benefitsTitle')}
      benefits={t('member.benefits', { returnObjects: true })}
    >
      {children}
    </SignUpFrame>
  );
}
