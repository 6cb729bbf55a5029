import type { Json } from '@keelson/kernel';
import { isFollowed } from './harmless-text';
import { isObject, type JsonObject } from './json-object';

const MARKS = ['type', 'format', 'level', 'text', 'url', 'bold', 'italic', 'underline', 'strikethrough', 'code'];

/** The blocks of Strapi's editor: their words and marks, links that pages follow, and nothing of files. */
export const blocksOf = (blocks: readonly unknown[]): Json[] => blocks.filter(isObject).map(blockOf);

function blockOf(block: JsonObject): Record<string, Json> {
  const marks: Record<string, Json> = {};
  for (const name of MARKS) {
    const value = block[name];
    if (name === 'url' && !(typeof value === 'string' && isFollowed(value))) continue;
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') marks[name] = value;
  }
  const { children } = block;
  return Array.isArray(children) ? { ...marks, children: blocksOf(children) } : marks;
}
