import { malformed } from './refusal';

const MAX_PARAMETERS = 40;
const MAX_LENGTH = 4000;

/**
 * The query of a URL, each name once.
 * @throws Refusal 400 for a name given twice, text that is not percent-encoded UTF-8, or more than anybody needs.
 */
export function parseQueryString(url: string): Record<string, string> {
  const start = url.indexOf('?');
  const text = start < 0 ? '' : (url.slice(start + 1).split('#', 1)[0] ?? '');
  const values: Record<string, string> = {};
  if (text === '') return values;
  if (text.length > MAX_LENGTH) throw malformed('The query is too long');
  const pairs = text.split('&').filter((pair) => pair !== '');
  if (pairs.length > MAX_PARAMETERS) throw malformed('The query has too many parameters');
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    const name = decode(at < 0 ? pair : pair.slice(0, at));
    if (Object.hasOwn(values, name)) throw malformed('The query names a parameter twice');
    if (name === '__proto__') throw malformed('The query names a parameter that is not allowed');
    values[name] = at < 0 ? '' : decode(pair.slice(at + 1));
  }
  return values;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw malformed('The query is not valid UTF-8');
  }
}
