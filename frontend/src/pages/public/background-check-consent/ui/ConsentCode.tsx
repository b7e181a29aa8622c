import { LinkCode } from '#shared/link-code/index.ts';
import { useSendConsentCodeMutation } from '../model/consent-calls.ts';

/** By which the candidate came. */
export interface CameBy {
  readonly token: string;
  /** Of a copied link: the masked phone that its code goes to; null for a link that asks for none. */
  readonly codeSentTo: string | null;
}

interface ConsentCodeProps {
  readonly by: CameBy;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
}

/** Of a link that the employer copied. */
export function ConsentCode({ by: { token, codeSentTo }, ...field }: ConsentCodeProps) {
  const [sendCode] = useSendConsentCodeMutation();
  return <LinkCode {...field} sentTo={codeSentTo} onSend={() => sendCode(token)} />;
}
