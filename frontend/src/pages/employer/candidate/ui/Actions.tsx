import { ArrowLeft, Pencil, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { CandidateProfile } from '#entities/candidate/index.ts';
import { InterestButton } from '#features/referral/show-interest/index.ts';
import { Button, Inline, LinkButton } from '#shared/ui/index.ts';

interface ActionsProps {
  readonly profile: CandidateProfile;
  readonly back: string;
}

/** The link back and the reader's actions: show interest or write, and print. */
export function Actions({ profile, back }: ActionsProps) {
  const { t } = useTranslation('candidate');
  const { referralId, reader, workerName, canShowInterest, canWrite, writtenBy } = profile;
  return (
    <Inline $justify="space-between" $gap={2}>
      <Back>
        <LinkButton variant="ghost" to={back} icon={<ArrowLeft aria-hidden />}>
          {t(`page.back.${reader}`)}
        </LinkButton>
      </Back>
      <Inline $gap={2}>
        <Button icon={<Printer aria-hidden />} onClick={() => print()}>
          {t('page.print')}
        </Button>
        {canShowInterest && <InterestButton referralId={referralId} name={workerName} />}
        {canWrite && (
          <LinkButton variant="primary" to={`/candidate/${referralId}/edit`} icon={<Pencil aria-hidden />}>
            {t(writtenBy === null ? 'page.write' : 'page.edit')}
          </LinkButton>
        )}
      </Inline>
    </Inline>
  );
}

/** Aligns the arrow with the edge of the sheet. */
const Back = styled.div`
  margin-left: calc(-1 * var(--space-4));
`;
