export { useReceivedRatings } from './api/rating-api.ts';
export { AverageRating } from './ui/AverageRating.tsx';
export { RatingOf } from './ui/RatingOf.tsx';
export { Stars } from './ui/Stars.tsx';
