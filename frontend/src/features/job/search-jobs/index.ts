export { isFiltered, writeSearchParams, type SearchParams } from './model/search-params.ts';
export { toFilter } from './model/to-filter.ts';
export { useJobSearch } from './model/use-job-search.ts';
export { useSearchLabels } from './model/use-search-labels.ts';
export { FilterChips } from './ui/FilterChips.tsx';
export { FilterFields } from './ui/FilterFields.tsx';
export { FilterSheet } from './ui/FilterSheet.tsx';
export { SearchLine } from './ui/SearchLine.tsx';
export { SortField } from './ui/SortField.tsx';
