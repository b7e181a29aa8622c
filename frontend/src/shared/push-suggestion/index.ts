export { dismissPushSuggestion, suggestPush, usePushSuggestion } from './push-suggestion.ts';
