import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useProfileLabels, type CandidateProfile } from '#entities/candidate/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, Card, Stack } from '#shared/ui/index.ts';
import { useVouchForSkillsMutation } from '../api/vouch-for-skills-api.ts';

/** The referrer checks the skills that they have seen the candidate use (rules.md#vouched-skills). */
export function VouchForSkills({ profile }: { readonly profile: CandidateProfile }) {
  const { t } = useTranslation('candidate');
  const words = useProfileLabels();
  const title = useId();
  const { referralId, keySkills, skillsVerified, job } = profile;
  const [seen, setSeen] = useState<readonly string[]>(skillsVerified);
  const [vouch, { isLoading }] = useVouchForSkillsMutation();
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const { error } = await vouch({ id: referralId, skills: seen.filter((one) => keySkills.includes(one)) });
    if (error) return showFailure(error, t('vouch.failed'), t('vouch.failedText'));
    showToast({ title: t('vouch.saved'), description: t('vouch.savedText'), variant: 'success' });
  };
  const toggle = (skill: string): void =>
    setSeen(seen.includes(skill) ? seen.filter((one) => one !== skill) : [...seen, skill]);
  return (
    <Card aria-labelledby={title}>
      <Stack as="form" $gap={4} onSubmit={(event: FormEvent) => void save(event)}>
        <Stack $gap={1}>
          <h2 id={title}>{t('vouch.title')}</h2>
          <p>{keySkills.length === 0 ? t('vouch.none') : t('vouch.lead', { company: job.company })}</p>
        </Stack>
        {keySkills.length > 0 && (
          <>
            <Choices role="group" aria-labelledby={title}>
              {keySkills.map((skill) => (
                <label key={skill}>
                  <input type="checkbox" checked={seen.includes(skill)} onChange={() => toggle(skill)} />
                  {words.skill(skill)}
                </label>
              ))}
            </Choices>
            <div>
              <Button type="submit" loading={isLoading}>
                {t('vouch.save')}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Card>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  label {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 44px;
    padding: 6px 14px 6px 10px;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius);
    cursor: pointer;
  }
  input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--action);
  }
`;
