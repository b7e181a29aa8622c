export { EventDetails } from './ui/EventDetails.tsx';
export { PlanEvent } from './plan/ui/PlanEvent.tsx';
