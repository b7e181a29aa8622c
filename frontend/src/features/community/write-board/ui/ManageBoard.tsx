import { Suspense } from 'react';
import type { Board } from '#entities/board/index.ts';
import { lazyCode } from '#shared/lib/index.ts';
import { Skeleton } from '#shared/ui/index.ts';

const ManageBoardMenu = lazyCode(async () => (await import('./ManageBoardMenu.tsx')).ManageBoardMenu);

/** Only for the owner, so that no one else loads the code. */
export function ManageBoard({ board }: { readonly board: Board }) {
  return (
    <Suspense fallback={<Skeleton $width="132px" $height="48px" />}>
      <ManageBoardMenu board={board} />
    </Suspense>
  );
}
