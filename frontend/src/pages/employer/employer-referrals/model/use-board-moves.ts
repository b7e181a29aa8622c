import {
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { nextPlace } from './board-keys.ts';

const BEFORE_DRAG = { distance: 6 };
/** Holding a finger still lifts the card; moving it right away scrolls the page. */
const BEFORE_TOUCH_DRAG = { delay: 180, tolerance: 8 };

/** Mouse, touch, and keyboard move the same cards to the same columns. */
export function useBoardSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: BEFORE_DRAG }),
    useSensor(TouchSensor, { activationConstraint: BEFORE_TOUCH_DRAG }),
    useSensor(KeyboardSensor, { coordinateGetter: byColumn }),
  );
}

/** A pointer is inside one column or none; a card moved by keys belongs to the column it overlaps most. */
export const whereItIs: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args);

const byColumn: KeyboardCoordinateGetter = (event, { context }) => {
  const { collisionRect, droppableContainers, droppableRects } = context;
  if (!collisionRect) return undefined;
  const columns = droppableContainers.getEnabled().flatMap(({ id }) => droppableRects.get(id) ?? []);
  const next = nextPlace(event.code, collisionRect, columns);
  if (!next) return undefined;
  event.preventDefault();
  return next;
};
