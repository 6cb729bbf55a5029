import { FILE_ADDRESS } from '@keelson/contracts/content';
import type { Json } from '@keelson/kernel';
import { isObject, type JsonObject, unwrapped } from './json-object';
import type { MediaAddress } from './media-address';

/** The address of the file that editors uploaded, or else of the one that ships with the product and that they named. */
export function uploadedFileOf(entry: JsonObject, name: string, media: MediaAddress): Record<string, Json> | undefined {
  const value = unwrapped(entry[name]);
  const uploaded = isObject(value) && typeof value['url'] === 'string' ? media(value['url']) : undefined;
  if (uploaded !== undefined) return { url: uploaded, ...bytesOf(value) };
  const shipped = entry[`${name}${FILE_ADDRESS}`];
  return typeof shipped === 'string' && /^\/(?!\/)/.test(shipped) ? { url: shipped } : undefined;
}

/** Strapi tells sizes in thousands of bytes. */
function bytesOf(value: unknown): { readonly bytes?: number } {
  const bytes = isObject(value) && typeof value['size'] === 'number' ? Math.round(value['size'] * 1000) : 0;
  return bytes > 0 ? { bytes } : {};
}
