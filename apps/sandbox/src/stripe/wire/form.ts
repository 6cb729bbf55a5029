import { invalid } from './refusal';

/** What a form says: texts, in lists and records nested by brackets. */
export type FormValue = string | FormList | FormRecord;
export type FormList = readonly FormValue[];
export interface FormRecord {
  readonly [name: string]: FormValue;
}

interface Node {
  [name: string]: string | Node;
}

const MOST_PAIRS = 1000;
const DEEPEST = 8;
const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

/** Reads `a[b][0][c]=x&d[]=y` as the provider does. @throws Refusal of a form that cannot be read. */
export function parseForm(text: string): FormRecord {
  const pairs = [...new URLSearchParams(text)];
  if (pairs.length > MOST_PAIRS) throw invalid('Too many parameters.');
  const root = emptyNode();
  for (const [name, value] of pairs) place(root, pathOf(name), value, name);
  return Object.fromEntries(Object.entries(root).map(([name, value]) => [name, settled(value)]));
}

function pathOf(name: string): readonly string[] {
  const match = NAME.exec(name);
  if (match === null) throw invalid(`Invalid parameter name: ${JSON.stringify(name.slice(0, 80))}`);
  const path = [match[1] ?? '', ...[...(match[2] ?? '').matchAll(/\[([^\]]*)\]/g)].map(([, part]) => part ?? '')];
  if (path.length > DEEPEST) throw invalid(`Parameter nested too deep: ${JSON.stringify(name.slice(0, 80))}`);
  return path;
}

function place(root: Node, path: readonly string[], value: string, name: string): void {
  let node = root;
  for (const [depth, part] of path.entries()) {
    const key = part === '' ? String(Object.keys(node).length) : part;
    const here = node[key];
    if (depth === path.length - 1) {
      if (typeof here === 'object') throw invalid(`Invalid ${name}: it is given as a value and as an object.`);
      node[key] = value;
    } else {
      if (typeof here === 'string') throw invalid(`Invalid ${name}: it is given as a value and as an object.`);
      node = here ?? (node[key] = emptyNode());
    }
  }
}

// No prototype: a parameter called `__proto__` is a parameter like any other.
const emptyNode = (): Node => Object.create(null) as Node;

function settled(value: string | Node): FormValue {
  if (typeof value === 'string') return value;
  const keys = Object.keys(value);
  const isList = keys.every((key, index) => key === String(index));
  const parts = keys.map((key) => [key, settled(value[key] ?? '')] as const);
  return isList ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}
