import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ROLES } from '#entities/session/index.ts';
import { SkillChoices } from '#features/account/choose-skills/index.ts';
import { Callout, Stack } from '#shared/ui/index.ts';
import type { OnboardingValues } from '../model/onboarding-values.ts';

/** Skills for workers, a confirmation for all others. */
export function FinishFields() {
  const { t } = useTranslation('onboarding');
  const { values } = useFormikContext<OnboardingValues>();
  if (values.userType === 'worker') {
    return <SkillChoices name="skills" label={t('skills')} chosen={values.skills} />;
  }
  return <Confirmation values={values} />;
}

function Confirmation({ values }: { readonly values: OnboardingValues }) {
  const { t } = useTranslation(['onboarding', 'role', 'account']);
  const role = ROLES.find((one) => one === values.userType);
  const lines = [
    [t('name'), `${values.firstName} ${values.lastName}`],
    [t('account:field.phone'), values.phone],
    [t('role'), role ? t(`role:title.${role}`) : t('admin.name')],
    [t('location'), values.location],
  ] as const;
  return (
    <Stack $gap={4}>
      <Lines>
        {lines.map(([term, words]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </Lines>
      <Callout tone="success">{t(role === undefined ? 'ready.admin' : `ready.${role}`)}</Callout>
    </Stack>
  );
}

const Lines = styled.dl`
  display: grid;
  margin: 0;
  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-4);
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--line);
  }
  dt {
    color: var(--text-muted);
  }
  dd {
    min-width: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
