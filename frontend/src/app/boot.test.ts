// @vitest-environment jsdom
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';

const BOOT = path.resolve(import.meta.dirname, '../../public/boot.js');
const happened: string[] = [];
let frames: FrameRequestCallback[] = [];

/** jsdom takes no window of a test for one of its own. */
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

/** As React marks what it has come to. */
function takeOver(): void {
  for (const element of [field(), button()]) Object.assign(element, { __reactProps$of: {} });
}

function nextFrame(): void {
  for (const frame of frames.splice(0)) frame(0);
}

it('gives back what was typed too early, and then the press', () => {
  typeWords('Ana');
  button().click();
  expect(happened).toEqual(['typed Ana']);
  takeOver();
  nextFrame();
  expect(happened).toEqual(['typed Ana', 'typed Ana', 'pressed']);
});

it('gives back what was typed too early before a press that comes sooner than the next frame', () => {
  typeWords('Ana');
  takeOver();
  button().click();
  expect(happened).toEqual(['typed Ana', 'typed Ana', 'pressed']);
  nextFrame();
  expect(happened).toHaveLength(3);
});

it('waits with what was typed until the screen is whole, where the server has drawn it', () => {
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

it('chooses again what was chosen too early, though it is chosen in the page', () => {
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
