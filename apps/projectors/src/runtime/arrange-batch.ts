import type { Position, StoredEvent } from '@keelson/event-store';

/**
 * The part of a delivery that follows a position without a hole: older events and doubles are dropped, the order is
 * restored. Empty when the next event is not in it.
 */
export function following(position: Position, delivered: readonly StoredEvent[]): readonly StoredEvent[] {
  if (isRun(position, delivered)) return delivered;
  const newer = newerInOrder(position, delivered);
  const run: StoredEvent[] = [];
  for (const event of newer) {
    const next = position + run.length + 1;
    if (event.position > next) break;
    if (event.position === next) run.push(event);
  }
  return run;
}

/** The part of a delivery behind a position, in order. */
export const newerInOrder = (position: Position, delivered: readonly StoredEvent[]): readonly StoredEvent[] =>
  delivered.filter((event) => event.position > position).sort((a, b) => a.position - b.position);

const isRun = (position: Position, events: readonly StoredEvent[]): boolean =>
  events.every((event, index) => event.position === position + index + 1);

/** The batch in parts: an event that stands alone is a part of its own, and the order stays. */
export function partedAround<Each>(batch: readonly Each[], standsAlone: (each: Each) => boolean): readonly Each[][] {
  const parts: Each[][] = [];
  let open: Each[] | undefined;
  for (const each of batch) {
    if (standsAlone(each)) {
      parts.push([each]);
      open = undefined;
    } else if (open) open.push(each);
    else parts.push((open = [each]));
  }
  return parts;
}
