import { Mail, MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { OutboxMessage } from '#contract/notifications/outbox.ts';
import { Badge, Card, DateText, Inline, Stack } from '#shared/ui/index.ts';
import { linkedText } from '../model/linked-text.ts';

export function MessageCard({ message }: { readonly message: OutboxMessage }) {
  const { t } = useTranslation('dev-outbox');
  const { channel, to, subject, body, at } = message;
  return (
    <Card as="article" $tight>
      <Stack $gap={2}>
        <Inline $gap={3}>
          <Badge $tone={channel === 'sms' ? 'info' : 'neutral'}>
            {channel === 'sms' ? <MessageSquareText aria-hidden /> : <Mail aria-hidden />}
            {t(`channel.${channel}`)}
          </Badge>
          <strong>{to}</strong>
          <Quiet>
            <DateText value={at} style="dateTime" />
          </Quiet>
        </Inline>
        {subject && <strong>{subject}</strong>}
        <Body>
          {linkedText(body).map(({ text, href }, index) => (
            // The parts of a message do not move, so the index is a stable key.
            // oxlint-disable-next-line react/no-array-index-key
            <Part key={index} text={text} href={href} />
          ))}
        </Body>
      </Stack>
    </Card>
  );
}

function Part({ text, href }: { readonly text: string; readonly href: string | null }) {
  if (href === null) return text;
  return href.startsWith('/') ? (
    <Link to={href}>{text}</Link>
  ) : (
    <a href={href} rel="noopener noreferrer">
      {text}
    </a>
  );
}

const Quiet = styled.span`
  color: var(--text-muted);
  font-size: var(--size-14);
`;

const Body = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
