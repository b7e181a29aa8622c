import { LinkCode } from '#shared/link-code/index.ts';
import { useSendOfferCodeMutation } from '../api/sign-offer-api.ts';

export interface OfferCodeProps {
  readonly token: string;
  /** The masked phone; null for a link that requires no code. */
  readonly sentTo: string | null;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
}

/** The code field for a link that the employer copied. */
export function OfferCode({ token, ...field }: OfferCodeProps) {
  const [sendCode] = useSendOfferCodeMutation();
  return <LinkCode {...field} onSend={() => sendCode(token)} />;
}
