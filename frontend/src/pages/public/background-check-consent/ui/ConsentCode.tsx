import { LinkCode } from '#shared/link-code/index.ts';
import { useSendConsentCodeMutation } from '../api/background-check-consent-api.ts';

/** The link that the candidate opened. */
export interface CameBy {
  readonly token: string;
  /** The masked phone that receives the code for a copied link; null if the link requires no code. */
  readonly codeSentTo: string | null;
}

interface ConsentCodeProps {
  readonly by: CameBy;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
}

/** The code for a link that the employer copied. */
export function ConsentCode({ by: { token, codeSentTo }, ...field }: ConsentCodeProps) {
  const [sendCode] = useSendConsentCodeMutation();
  return <LinkCode {...field} sentTo={codeSentTo} onSend={() => sendCode(token)} />;
}
