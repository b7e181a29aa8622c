import { Field } from 'formik';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { WORKER_SKILLS } from '#contract/identity/vocabulary/profile-choices.ts';

interface SkillChoicesProps {
  /** The form's list of skills. */
  readonly name: string;
  readonly label: string;
  /** The current list. Custom skills stay in it and can be removed. */
  readonly chosen: readonly string[];
}

/** Selects any number of skills (rules.md#worker-skills). The values are the server's. */
export function SkillChoices({ name, label, chosen }: SkillChoicesProps) {
  const { t } = useTranslation('account');
  const known: readonly string[] = WORKER_SKILLS;
  return (
    <fieldset>
      <Legend>
        {label} <span>({t('optional')})</span>
      </Legend>
      <Choices>
        {WORKER_SKILLS.map((skill) => (
          <Choice key={skill}>
            <Field type="checkbox" name={name} value={skill} />
            {t(`skill.${skill}`)}
          </Choice>
        ))}
        {chosen
          .filter((skill) => !known.includes(skill))
          .map((skill) => (
            <Choice key={skill}>
              <Field type="checkbox" name={name} value={skill} />
              {skill}
            </Choice>
          ))}
      </Choices>
    </fieldset>
  );
}

const Legend = styled.legend`
  margin-bottom: 6px;
  padding: 0;
  font-weight: 600;
  span {
    color: var(--text-muted);
    font-weight: 400;
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 44px;
  padding: 6px 14px 6px 10px;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--surface);
  cursor: pointer;
  input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--action);
  }
  &:has(:checked) {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
`;
