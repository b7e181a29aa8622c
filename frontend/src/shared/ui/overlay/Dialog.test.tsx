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

it('the page behind a shared dialog is inert while the dialog is open', async () => {
  const { user } = await renderPart(<Shown shared />);
  expect(screen.getByRole('dialog', { name: 'Pay by card' })).toBeDefined();
  expect(root.hasAttribute('inert')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(root.hasAttribute('inert')).toBe(false);
});

it('the page behind an ordinary dialog is not marked inert', async () => {
  await renderPart(<Shown shared={false} />);
  expect(root.hasAttribute('inert')).toBe(false);
});

it('the dialog focuses the first field, or the checked one of its radio buttons', async () => {
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

it('the dialog does not focus a field below its visible part', async () => {
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
