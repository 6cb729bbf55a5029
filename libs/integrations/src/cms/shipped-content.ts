import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentPageOf, type ContentPageName, isContentPage } from '@keelson/contracts/content';
import { accepted, refused } from '@keelson/kernel';
import type { ContentItem, ContentSource } from './content-source';
import { besideThePages } from './media-address';
import { entriesOf } from './strapi-answer';

/**
 * The pages of a folder, one file each: an answer of the content service with `data: [{ id, attributes }]`.
 * Reads them all at once.
 * @throws Error that names the file which is not such an answer, so that a broken page stops the start.
 */
export function shippedContent(folder: string): ContentSource & { readonly names: readonly ContentPageName[] } {
  const pages = new Map<ContentPageName, readonly ContentItem[]>();
  for (const file of readdirSync(folder)) {
    const name = file.replace(/\.json$/, '');
    if (name === file || !isContentPage(name))
      throw new Error(`${join(folder, file)} is not called like a page of the product: its name, ending in .json`);
    pages.set(name, readPage(join(folder, file), name));
  }
  return {
    names: [...pages.keys()].sort(),
    page: (name) => {
      const page = pages.get(name);
      return Promise.resolve(page ? accepted(page) : refused({ code: 'PAGE_NOT_FOUND' }));
    },
  };
}

function readPage(path: string, name: ContentPageName): readonly ContentItem[] {
  const entries = entriesOf(parse(path), contentPageOf(name), besideThePages);
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
