import { hash } from 'node:crypto';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Name-based UUID (RFC 9562, version 5): the same namespace and name always give the same id.
 * @throws RangeError when the namespace is not a UUID.
 */
export function uuidV5(namespace: string, name: string): string {
  if (!UUID.test(namespace)) throw new RangeError(`not a UUID: ${JSON.stringify(namespace)}`);
  const named = Buffer.concat([Buffer.from(namespace.replaceAll('-', ''), 'hex'), Buffer.from(name, 'utf8')]);
  const hex = hash('sha1', named, 'hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The id of a command's event: repeating the command makes the same ids, which is how the store knows it again. */
export const eventIdOf = (commandId: string, index: number): string => uuidV5(commandId, String(index));
