import { createHash } from 'node:crypto';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Name-based UUID (RFC 9562, version 5): the same namespace and name always give the same id.
 * @throws RangeError when the namespace is not a UUID.
 */
export function uuidV5(namespace: string, name: string): string {
  if (!UUID.test(namespace)) throw new RangeError(`not a UUID: ${JSON.stringify(namespace)}`);
  const digest = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest();
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x50;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  const hex = digest.toString('hex', 0, 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The id of a command's event: repeating the command makes the same ids, which is how the store knows it again. */
export const eventIdOf = (commandId: string, index: number): string => uuidV5(commandId, String(index));
