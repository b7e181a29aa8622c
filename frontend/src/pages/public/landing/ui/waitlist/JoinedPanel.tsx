import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button } from '#shared/ui/index.ts';

interface JoinedPanelProps {
  readonly headingId: string;
  readonly email: string;
  readonly onAgain: () => void;
}

/** Shows the same for every email; only the inbox reveals more (rules.md#waitlist-reveals-nothing). */
export function JoinedPanel({ headingId, email, onAgain }: JoinedPanelProps) {
  const { t } = useTranslation('waitlist');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Panel>
      <MailCheck size={40} aria-hidden />
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {t('joined.title')}
      </h2>
      <p>{t('joined.text', { email })}</p>
      <p className="quiet">{t('joined.hint')}</p>
      <Button onClick={onAgain}>{t('joined.again')}</Button>
      <p className="quiet">
        {t('joined.legal')} <Link to="/privacy-policy">{t('joined.privacy')}</Link> ·{' '}
        <Link to="/terms">{t('joined.terms')}</Link>
      </p>
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  overflow-wrap: anywhere;
  > svg {
    color: var(--success);
  }
  h2:focus {
    outline: none;
  }
  .quiet {
    color: var(--text-muted);
    font-size: var(--size-14);
  }
  a {
    display: inline-block;
    padding-block: 10px;
  }
`;
