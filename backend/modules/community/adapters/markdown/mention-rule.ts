import type { StateInline } from 'markdown-it';
import { MENTION_PATTERN } from '../../contract/vocabulary/markdown.ts';

/** The name is the writer's; whom it means, and how they are shown, is decided later. */
const MENTION = new RegExp(MENTION_PATTERN, 'uy');

/** `@[Name](user:…)` becomes a token of its own: its content is the name, its `info` the id. */
export function mentionRule(state: StateInline, silent: boolean): boolean {
  if (state.src.charAt(state.pos) !== '@') return false;
  MENTION.lastIndex = state.pos;
  const [whole, name = '', id = ''] = MENTION.exec(state.src) ?? [];
  if (whole === undefined) return false;
  if (!silent) {
    const token = state.push('mention', '', 0);
    token.content = name;
    token.info = id.toLowerCase();
  }
  state.pos += whole.length;
  return true;
}
