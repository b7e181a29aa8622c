export { HostTools } from './ui/HostTools.tsx';
export { PlanEvent } from './ui/PlanEvent.tsx';
