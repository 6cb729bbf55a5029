import { isSvg, PICTURE_DESCRIPTION, PICTURE_DRAWING } from '@keelson/contracts/content';
import type { Json } from '@keelson/kernel';
import { isObject, type JsonObject, unwrapped } from './json-object';
import type { MediaAddress } from './media-address';

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const sizesOf = ({ width, height }: JsonObject): Record<string, Json> => ({
  ...(typeof width === 'number' && { width }),
  ...(typeof height === 'number' && { height }),
});

/** SVG by its name, or by what the content service found it to be. */
const isSvgFile = (file: JsonObject, address: string): boolean =>
  [file['mime'], file['ext']].some((kind) => /svg/i.test(text(kind) ?? '')) ||
  isSvg(new URL(address, 'https://media.invalid'));

/**
 * Address and size of an uploaded image, without what the content service keeps about the file. An SVG, which can hold
 * scripts, is no image.
 */
function imageOf(file: JsonObject, media: MediaAddress): Record<string, Json> | undefined {
  const address = text(file['url']);
  const url = address === undefined ? undefined : media(address);
  return url === undefined || isSvgFile(file, url)
    ? undefined
    : { url, ...sizesOf(file), alternativeText: text(file['alternativeText']) ?? '' };
}

/** The drawing that editors named, or else the image that they uploaded. Their own description wins over the file's. */
export function pictureOf(entry: JsonObject, name: string, media: MediaAddress): Record<string, Json> | undefined {
  const value = unwrapped(entry[name]);
  const file = isObject(value) ? value : {};
  const image = imageOf(file, media);
  const drawing = text(entry[`${name}${PICTURE_DRAWING}`]) ?? text(file['drawing']);
  if (drawing === undefined && image === undefined) return undefined;
  const alternativeText = text(entry[`${name}${PICTURE_DESCRIPTION}`]) ?? text(file['alternativeText']) ?? '';
  return drawing === undefined ? { ...image, alternativeText } : { drawing, alternativeText };
}
