// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '#shared/testing/render-part.tsx';
import { Dialog } from './Dialog.tsx';

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
});
afterEach(() => root.remove());

function Shown({ shared }: { readonly shared: boolean }) {
  const [isOpen, setOpen] = useState(true);
  return <Dialog open={isOpen} onOpenChange={setOpen} title="Pay by card" shared={shared} />;
}

it('keeps the page behind it out of reach where it shares the screen, as long as it is open', async () => {
  const { user } = await renderPart(<Shown shared />);
  expect(screen.getByRole('dialog', { name: 'Pay by card' })).toBeDefined();
  expect(root.hasAttribute('inert')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(root.hasAttribute('inert')).toBe(false);
});

it('leaves that to the dialog itself where nothing opens above it', async () => {
  await renderPart(<Shown shared={false} />);
  expect(root.hasAttribute('inert')).toBe(false);
});

it('focuses the first field, and the checked one of its radio buttons', async () => {
  const choices = (
    <>
      <input type="hidden" name="id" />
      <input type="radio" name="side" aria-label="Front" />
      <input type="radio" name="side" aria-label="Back" defaultChecked />
      <input aria-label="Note" />
    </>
  );
  await renderPart(
    <Dialog open onOpenChange={() => undefined} title="Copies">
      {choices}
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Back' }));
});

it('leaves a field alone that is further down than the dialog shows', async () => {
  const rect = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  rect.mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 0, 100, this.matches('input') ? 900 : 600);
  });
  await renderPart(
    <Dialog open onOpenChange={() => undefined} title="Certify">
      <input aria-label="Name" />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  rect.mockRestore();
});
