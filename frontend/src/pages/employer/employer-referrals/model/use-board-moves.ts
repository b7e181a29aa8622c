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
/** A finger that rests lifts the card; one that moves at once scrolls the page. */
const BEFORE_TOUCH_DRAG = { delay: 180, tolerance: 8 };

/** Mouse, finger and keys: the same card, the same columns. */
export function useBoardSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: BEFORE_DRAG }),
    useSensor(TouchSensor, { activationConstraint: BEFORE_TOUCH_DRAG }),
    useSensor(KeyboardSensor, { coordinateGetter: byColumn }),
  );
}

/** A pointer is in a column or in none; a card moved by keys is where it covers most. */
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
