import type { Values } from './environment';

export type ContentConfiguration =
  | { readonly source: 'shipped' }
  | {
      readonly source: 'strapi';
      readonly url: string;
      readonly token: string;
      /** Where browsers fetch uploaded files, Strapi's own first. Its address without. */
      readonly mediaUrls?: readonly string[];
    };

export function content(
  values: Values<
    'KEELSON_CONTENT_SOURCE' | 'KEELSON_STRAPI_URL' | 'KEELSON_STRAPI_TOKEN' | 'KEELSON_STRAPI_MEDIA_URLS'
  >,
): ContentConfiguration {
  if (values.KEELSON_CONTENT_SOURCE === 'shipped') return { source: 'shipped' };
  const {
    KEELSON_STRAPI_URL: url = '',
    KEELSON_STRAPI_TOKEN: token = '',
    KEELSON_STRAPI_MEDIA_URLS: mediaUrls,
  } = values;
  return { source: 'strapi', url, token, ...(mediaUrls && { mediaUrls }) };
}
