import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accepted, refused } from '@keelson/kernel';
import type { ContentItem, ContentSource } from './content-source';
import { entriesOf } from './strapi-answer';

const PAGE_FILE = /^([a-z][a-z0-9-]{0,59})\.json$/;

/**
 * The pages of a folder, one file each: an answer of the content service with `data: [{ id, attributes }]`.
 * Reads them all at once.
 * @throws Error that names the file which is not such an answer, so that a broken page stops the start.
 */
export function shippedContent(folder: string): ContentSource & { readonly names: readonly string[] } {
  const pages = new Map<string, readonly ContentItem[]>();
  for (const file of readdirSync(folder)) {
    const name = PAGE_FILE.exec(file)?.[1];
    if (name === undefined)
      throw new Error(`${join(folder, file)} is not called like a page: lower case, ending in .json`);
    pages.set(name, readPage(join(folder, file)));
  }
  return {
    names: [...pages.keys()].sort(),
    page: (name) => {
      const page = pages.get(name);
      return Promise.resolve(page ? accepted(page) : refused({ code: 'PAGE_NOT_FOUND' }));
    },
  };
}

function readPage(path: string): readonly ContentItem[] {
  const entries = entriesOf(parse(path));
  if (!entries || entries.length === 0) throw new Error(`${path} holds no data: [{ id, attributes }]`);
  return entries;
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown;
  } catch (error) {
    throw new Error(`${path} is not JSON`, { cause: error });
  }
}
