export { useProductLabels, type ProductLabels } from './use-product-labels.ts';
