import type { ContentField, ContentFields } from '@keelson/contracts/content';
import type { Json } from '@keelson/kernel';
import { blocksOf } from './editor-blocks';
import { withHarmlessLinks } from './harmless-text';
import { uploadedFileOf } from './uploaded-file';
import { isObject, type JsonObject, unwrapped } from './json-object';
import type { MediaAddress } from './media-address';
import { pictureOf } from './picture';

/**
 * The fields that a page has, and no others: what the content service keeps for itself (its ids, times, files’ hashes)
 * stays behind at every depth, and so does a field that editors left empty.
 */
export function fieldsOf(raw: JsonObject, fields: ContentFields, media: MediaAddress): Record<string, Json> {
  const found: Record<string, Json> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = fieldOf(raw, name, field, media);
    if (value !== undefined) found[name] = value;
  }
  return found;
}

type ReadField = Exclude<ContentField, { readonly kind: 'picture' | 'file' }>;

function fieldOf(raw: JsonObject, name: string, field: ContentField, media: MediaAddress): Json | undefined {
  if (field.kind === 'picture') return pictureOf(raw, name, media);
  if (field.kind === 'file') return uploadedFileOf(raw, name, media);
  return valueOf(unwrapped(raw[name]), field, media);
}

function valueOf(value: unknown, field: ReadField, media: MediaAddress): Json | undefined {
  switch (field.kind) {
    case 'line':
    case 'rich':
      return typeof value === 'string' ? withHarmlessLinks(value) : Array.isArray(value) ? blocksOf(value) : undefined;
    case 'number':
      return typeof value === 'number' ? value : undefined;
    case 'flag':
      return typeof value === 'boolean' ? value : undefined;
    case 'choice':
      return typeof value === 'string' && field.of.includes(value) ? value : undefined;
    case 'part': {
      const { fields } = field.part;
      if (!field.many) return isObject(value) ? fieldsOf(value, fields, media) : undefined;
      return Array.isArray(value)
        ? value
            .map(unwrapped)
            .filter(isObject)
            .map((each) => fieldsOf(each, fields, media))
        : undefined;
    }
  }
}
