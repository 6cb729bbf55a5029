import type { Json, JsonObject } from '@keelson/kernel';
import type { EventCatalogue } from './event-definitions';

const VERSIONED_TYPE = /^([a-z][a-z0-9-]*(?:\.[a-z][a-z0-9-]*)+)\.v([1-9]\d*)$/;

/** What reading one stored type takes: fields to open, then upcasts up to the current type. */
export interface TypePlan {
  readonly type: string;
  readonly currentType: string;
  readonly schemaVersion: number;
  readonly personal: readonly (readonly [field: string, standIn: Json])[];
  readonly upcasts: readonly ((data: JsonObject) => JsonObject)[];
}

/** `onboarding.step-completed.v1` -> `onboarding.step-completed` and 1; `undefined` for a name of another form. */
export function versionedType(type: string): { name: string; schemaVersion: number } | undefined {
  const [, name, version] = VERSIONED_TYPE.exec(type) ?? [];
  return name === undefined ? undefined : { name, schemaVersion: Number(version) };
}

/** @throws RangeError for a type without version, in both lists, or retired to a type that leads nowhere. */
export function typePlans({ current, retired = {} }: EventCatalogue): ReadonlyMap<string, TypePlan> {
  const plans = new Map<string, TypePlan>();
  for (const [type, definition] of [...Object.entries(current), ...Object.entries(retired)]) {
    const versioned = versionedType(type);
    if (!versioned) throw new RangeError(`event type without a schema version: ${type}`);
    if (plans.has(type)) throw new RangeError(`event type is both current and retired: ${type}`);
    const personal = Object.entries(definition.personal).filter(
      (each): each is [string, Json] => each[1] !== undefined,
    );
    plans.set(type, { type, schemaVersion: versioned.schemaVersion, personal, ...route(type, { current, retired }) });
  }
  return plans;
}

function route(type: string, { current, retired = {} }: EventCatalogue): Pick<TypePlan, 'currentType' | 'upcasts'> {
  const upcasts: TypePlan['upcasts'][number][] = [];
  const passed = new Set<string>();
  let at = type;
  while (!Object.hasOwn(current, at)) {
    const step = retired[at];
    if (!step || passed.has(at)) throw new RangeError(`retired event type ${type} leads to no current type`);
    passed.add(at);
    upcasts.push((data) => step.upcast(data));
    at = step.to;
  }
  return { currentType: at, upcasts };
}
