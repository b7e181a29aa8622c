import type { ComponentProps, MouseEvent } from 'react';
import { LinkButton } from '#shared/ui/index.ts';
import { useAskProofMutation } from '../api/prove-identity-api.ts';

/** A download that requires a recent proof. Asks first, because a plain link would only show the refusal. */
export function ProvenDownload({ onClick, ...link }: Omit<ComponentProps<typeof LinkButton>, 'download'>) {
  const [ask] = useAskProofMutation();
  const open = async (event: MouseEvent<HTMLAnchorElement>): Promise<void> => {
    event.preventDefault();
    const { href } = event.currentTarget;
    const { error } = await ask(undefined);
    if (error) return;
    onClick?.(event);
    save(href);
  };
  return <LinkButton {...link} download onClick={(event) => void open(event)} />;
}

function save(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}
