import { createHmac } from 'node:crypto';
import { canonicalJson } from '@keelson/kernel';

/** Name and plain-text payload of a command to its keyed hash; equal for a repeat, different for another content. */
export type CommandHash = (name: string, payload: unknown) => string;

/**
 * HMAC-SHA-256 over the canonical command, base64url. Keyed, because the plain text holds personal values that a plain
 * hash would let anyone confirm by guessing. The payload carries what the caller asked for, never times or random ids.
 */
export const commandHashWith =
  (key: Uint8Array): CommandHash =>
  (name, payload) =>
    createHmac('sha256', key)
      .update(canonicalJson([name, payload]))
      .digest('base64url');
