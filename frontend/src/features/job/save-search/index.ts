export { SavedSearches } from './ui/SavedSearches.tsx';
export { SaveSearch } from './ui/SaveSearch.tsx';
