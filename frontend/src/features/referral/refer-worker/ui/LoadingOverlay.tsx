import { styled } from 'styled-components';
import { Spinner } from '#shared/ui/index.ts';

/** Over the page while the dialog is on its way: a press on a slow line is answered at once. */
export function LoadingOverlay() {
  return (
    <Cover>
      <Spinner size={44} announced />
    </Cover>
  );
}

const Cover = styled.div`
  position: fixed;
  inset: 0;
  z-index: 40;
  display: grid;
  place-items: center;
  background: var(--scrim);
  color: var(--on-bar);
`;
