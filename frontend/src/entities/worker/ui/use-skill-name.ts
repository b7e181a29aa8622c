import { useTranslation } from 'react-i18next';
import { WORKER_SKILLS } from '#contract/identity/vocabulary/profile-choices.ts';

/** A skill in the reader's language; free text stays unchanged. */
export function useSkillName(): (skill: string) => string {
  const { t } = useTranslation('account');
  return (skill) => {
    const known = WORKER_SKILLS.find((one) => one === skill);
    return known ? t(`skill.${known}`) : skill;
  };
}
