import type { StateInline } from 'markdown-it';

/** The name is the writer's; whom it means, and how they are shown, is decided later. */
const MENTION = /@\[([^\]\n]{1,100})\]\(user:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\)/uy;

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
