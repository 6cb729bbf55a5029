import { malformed } from './refusal';

export interface JsonLimits {
  readonly depth: number;
  readonly entries: number;
  readonly text: number;
}

export const JSON_LIMITS: JsonLimits = { depth: 12, entries: 1000, text: 20_000 };

interface Level {
  /** Keys of an object; `undefined` for an array. */
  readonly keys: Set<string> | undefined;
  count: number;
}

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/**
 * JSON without its traps: a key twice in one object, keys that reach a prototype, nesting, lists or texts beyond the
 * limits are refused, each with its reason.
 * @throws Refusal 400.
 */
export function parseStrictJson(text: string, limits: JsonLimits = JSON_LIMITS): unknown {
  const value = parse(text);
  inspect(text, limits);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw malformed('The body is not valid JSON');
  }
}

function inspect(text: string, limits: JsonLimits): void {
  const levels: Level[] = [];
  let pending: string | undefined;
  for (const [token] of text.matchAll(TOKEN)) {
    const level = levels.at(-1);
    switch (token) {
      case '{':
      case '[':
        levels.push({ keys: token === '{' ? new Set() : undefined, count: 0 });
        if (levels.length > limits.depth) throw malformed('The body is nested too deeply');
        break;
      case '}':
      case ']':
        levels.pop();
        break;
      case ',':
        count(level, limits);
        break;
      case ':':
        if (level?.keys && pending !== undefined) addKey(level.keys, pending);
        break;
      default:
        if (token.length > limits.text + 2) throw malformed('The body holds a text that is too long');
    }
    pending = token.startsWith('"') ? token : undefined;
  }
}

function count(level: Level | undefined, limits: JsonLimits): void {
  if (level && ++level.count >= limits.entries) throw malformed('The body holds too many entries');
}

function addKey(keys: Set<string>, quoted: string): void {
  const key = JSON.parse(quoted) as string;
  if (FORBIDDEN_KEYS.has(key)) throw malformed('The body holds a key that is not allowed');
  if (keys.has(key)) throw malformed('The body holds the same key twice');
  keys.add(key);
}
