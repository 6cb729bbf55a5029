import type { EventCatalogue } from '@keelson/event-store/codec';

const nameOf = (type: string): string => type.replace(/\.v\d+$/, '');

/** Names, without version, of the events that concern somebody who handles these current types. */
export function storedNames(handles: readonly string[], { retired = {} }: EventCatalogue): ReadonlySet<string> {
  const names = new Set(handles.map(nameOf));
  for (let known = -1; known !== names.size;) {
    known = names.size;
    for (const [type, { to }] of Object.entries(retired)) if (names.has(nameOf(to))) names.add(nameOf(type));
  }
  return names;
}

/**
 * Which stored types concern somebody who handles these current ones: all their versions, also versions that the
 * catalogue does not know (the codec refuses those and their stream is parked), and the types retired in their favour.
 */
export function storedTypes(handles: readonly string[], catalogue: EventCatalogue): (type: string) => boolean {
  const names = storedNames(handles, catalogue);
  const known = new Map<string, boolean>();
  return (type) => {
    const found = known.get(type);
    if (found !== undefined) return found;
    const concerns = names.has(nameOf(type));
    known.set(type, concerns);
    return concerns;
  };
}
