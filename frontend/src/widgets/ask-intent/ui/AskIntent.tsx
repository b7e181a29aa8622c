import { HardHat, UserPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { chooseIntent, useCurrentUser, useIntent, type Intent } from '#entities/session/index.ts';
import { onPaper, onPhone } from '#shared/theme/index.ts';
import { Button, hiddenOnPhone } from '#shared/ui/index.ts';

const OTHER = { work: 'refer', refer: 'work' } as const satisfies Record<Intent, Intent>;

/** Asks a visitor's purpose once and stores it; one press changes it (rules.md#visitor-intent). */
export function AskIntent({ about }: { readonly about: 'job' | 'jobs' }) {
  const { t } = useTranslation('apply');
  const { isSignedIn } = useCurrentUser();
  const intent = useIntent();
  const [hasAnswered, setAnswered] = useState(false);
  if (isSignedIn) return null;
  if (intent !== null) return <Answer intent={intent} takesFocus={hasAnswered} />;
  const answer = (next: Intent): void => {
    setAnswered(true);
    chooseIntent(next);
  };
  return (
    <Question aria-label={t('intent.question')}>
      <p>{t('intent.question')}</p>
      <Ways>
        <Button size="sm" icon={<HardHat aria-hidden />} onClick={() => answer('work')}>
          {t(`intent.want.${about}`)}
        </Button>
        <Button size="sm" icon={<UserPlus aria-hidden />} onClick={() => answer('refer')}>
          {t('intent.know')}
        </Button>
      </Ways>
    </Question>
  );
}

interface AnswerProps {
  readonly intent: Intent;
  /** True after an answer, because the pressed button disappears. */
  readonly takesFocus: boolean;
}

function Answer({ intent, takesFocus }: AnswerProps) {
  const { t } = useTranslation('apply');
  const change = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) change.current?.focus();
  }, [takesFocus]);
  const other = OTHER[intent];
  return (
    <Answered>
      <p>{t(`intent.${intent}`)}</p>
      <Button size="sm" ref={change} onClick={() => chooseIntent(other)}>
        {t(`intent.change.${other}`)}
      </Button>
    </Answered>
  );
}

const Question = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  margin-bottom: var(--space-4);
  > p {
    color: var(--text-muted);
    font-size: var(--size-14);
    ${hiddenOnPhone}
  }
  ${onPhone} {
    margin-bottom: var(--space-2);
  }
  ${onPaper} {
    display: none;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  ${onPhone} {
    flex: 1;
    flex-wrap: nowrap;
    > * {
      flex: 1 1 auto;
    }
  }
`;

const Answered = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
  margin-bottom: var(--space-4);
  color: var(--text-muted);
  font-size: var(--size-14);
  ${onPhone} {
    margin-bottom: var(--space-2);
  }
  ${onPaper} {
    display: none;
  }
`;
