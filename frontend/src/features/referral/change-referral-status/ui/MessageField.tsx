import { useTranslation } from 'react-i18next';
import { TextArea } from '#shared/ui/index.ts';

interface MessageFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The employer's own text message to a worker. */
export function MessageField({ value, onChange }: MessageFieldProps) {
  const { t } = useTranslation('interview');
  return (
    <TextArea
      label={t('contact.message')}
      help={t('contact.messageHelp')}
      name="message"
      maxLength={300}
      rows={3}
      optional
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
