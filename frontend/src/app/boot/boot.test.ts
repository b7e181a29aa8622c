// @vitest-environment jsdom
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';

const BOOT = path.resolve(import.meta.dirname, '../../../public/boot.js');
const happened: string[] = [];
let frames: FrameRequestCallback[] = [];

/** Drops the `view`: jsdom does not accept the window of a test as its own. */
class PointerlessEvent extends MouseEvent {
  constructor(type: string, { bubbles = false, cancelable = false }: MouseEventInit = {}) {
    super(type, { bubbles, cancelable });
  }
}

beforeAll(async () => {
  vi.stubGlobal('MouseEvent', PointerlessEvent);
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  await import(/* @vite-ignore */ BOOT);
});

afterAll(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

beforeEach(() => {
  happened.length = 0;
  frames = [];
  document.body.innerHTML = '<div id="root"><form action="#"><input /><button>Send</button></form></div>';
  const form = document.querySelector('form');
  form?.addEventListener('input', () => happened.push(`typed ${field().value}`));
  form?.addEventListener('click', () => happened.push('pressed'));
  form?.addEventListener('submit', (event) => event.preventDefault());
});

const field = (): HTMLInputElement => document.querySelector('input') ?? document.createElement('input');
const button = (): HTMLElement => document.querySelector('button') ?? document.body;

function typeWords(words: string): void {
  field().value = words;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}

/** Marks the elements as React does when it hydrates them. */
function takeOver(): void {
  for (const element of [field(), button()]) Object.assign(element, { __reactProps$of: {} });
}

function nextFrame(): void {
  for (const frame of frames.splice(0)) frame(0);
}

it('text that was typed too early is replayed, followed by the press', () => {
  typeWords('Ana');
  button().click();
  expect(happened).toEqual(['typed Ana']);
  takeOver();
  nextFrame();
  expect(happened).toEqual(['typed Ana', 'typed Ana', 'pressed']);
});

it('text that was typed too early is replayed before a press that precedes the next frame', () => {
  typeWords('Ana');
  takeOver();
  button().click();
  expect(happened).toEqual(['typed Ana', 'typed Ana', 'pressed']);
  nextFrame();
  expect(happened).toHaveLength(3);
});

it('text that was typed too early is replayed before its field is left', () => {
  field().addEventListener('focusout', () => happened.push('left'));
  field().focus();
  typeWords('Ana');
  takeOver();
  field().blur();
  expect(happened).toEqual(['typed Ana', 'typed Ana', 'left']);
});

it('text typed into a page from the server is replayed when the whole screen is usable', () => {
  document.body.insertAdjacentHTML('beforeend', '<script id="page-data" type="application/json">{}</script>');
  onTestFinished(() => void delete document.documentElement.dataset['usable']);
  typeWords('Ana');
  takeOver();
  nextFrame();
  button().click();
  expect(happened).toEqual(['typed Ana']);
  document.documentElement.dataset['usable'] = '';
  nextFrame();
  expect(happened).toEqual(['typed Ana', 'typed Ana', 'pressed']);
});

it('a choice made too early is made again, even if the page already shows it', () => {
  document
    .querySelector('form')
    ?.insertAdjacentHTML('beforeend', '<input type="radio" checked /><input type="radio" id="map" />');
  const map = document.querySelector<HTMLInputElement>('#map');
  map?.click();
  happened.length = 0;
  for (const element of document.querySelectorAll('input')) Object.assign(element, { __reactProps$of: {} });
  nextFrame();
  expect(map?.checked).toBe(true);
  expect(happened).toEqual(['pressed', 'typed ']);
});
