import { isIP } from 'node:net';
import { z } from 'zod';
import type { MasterKey } from './master-key';

const parsedUrl = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

export const origin = z
  .string()
  .refine((text) => {
    const url = parsedUrl(text);
    return (
      url !== undefined &&
      ['http:', 'https:'].includes(url.protocol) &&
      url.pathname === '/' &&
      url.search === '' &&
      url.hash === '' &&
      url.username === ''
    );
  }, 'must be an http or https address without a path')
  .transform((text) => new URL(text).origin);

export const webAddress = z.string().refine((text) => {
  const url = parsedUrl(text);
  return url !== undefined && ['http:', 'https:'].includes(url.protocol);
}, 'must be an http or https address');

/** Several of them, with commas between. */
export const webAddresses = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (parts) => parts.every((part) => webAddress.safeParse(part).success),
    'must be http or https addresses, separated by commas',
  );

/** Host names as they stand in an address, with the port where it is not the usual one. */
export const hosts = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim().toLowerCase()))
  .refine(
    (parts) => parts.every((part) => parsedUrl(`https://${part}/`)?.host === part),
    'must be host names, separated by commas',
  );

export const databaseUrl = z.string().refine((text) => {
  const url = parsedUrl(text);
  return (
    url !== undefined &&
    ['postgres:', 'postgresql:'].includes(url.protocol) &&
    url.hostname !== '' &&
    url.username !== '' &&
    url.pathname.length > 1
  );
}, 'must read postgres://user:password@host:port/database');

export const smtpUrl = z.string().refine((text) => {
  const url = parsedUrl(text);
  return url !== undefined && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '';
}, 'must read smtp://user:password@host:port or smtps://…');

export const portNumber = z
  .string()
  .refine(
    (text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535,
    'must be a whole number from 1 to 65535',
  )
  .transform(Number);

/** Several of them, as `host:port`. */
export const brokerAddresses = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (parts) => parts.every((part) => /^(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5}$/i.test(part) && parsedUrl(`kafka://${part}`)),
    'must read host:port, several separated by commas',
  );

export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most,
      `must be a whole number from ${least} to ${most}`,
    )
    .transform(Number);

export const savesADay = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, 'must be a whole number from 1 to 9999')
  .transform(Number);

export const wholePounds = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,5})$/, 'must be whole pounds from 0 to 999999')
  .transform(Number);

export const days = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, 'must be a whole number of days from 1 to 999')
  .transform(Number);

export const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day from 00:00 to 23:59');

export const countedCases = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1 to 999999')
  .transform(Number);

/** Below 12 a part of a process would have a single connection for everything it does. */
export const connectionCount = z
  .string()
  .refine(
    (text) => /^\d{2,4}$/.test(text) && Number(text) >= 12 && Number(text) <= 1_000,
    'must be a whole number from 12 to 1000',
  )
  .transform(Number);

export const mailAddress = z
  .string()
  .refine((text) => /^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(text), 'must be one email address');

export const mailSender = z
  .string()
  .refine(
    (text) => /^(?:[^<>\r\n,;"]+ <[^\s@<>,;"]+@[^\s@<>,;"]+>|[^\s@<>,;"]+@[^\s@<>,;"]+)$/.test(text),
    'must read name@example.com or Name <name@example.com>',
  );

const isNetwork = (text: string): boolean => {
  const [address = '', prefix, ...rest] = text.split('/');
  const longest = isIP(address) === 4 ? 32 : isIP(address) === 6 ? 128 : -1;
  if (longest < 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest);
};

export const networks = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .refine(
    (parts) => parts.every(isNetwork),
    'must be IP addresses or networks such as 10.0.0.0/8, separated by commas',
  );

const KEY_BYTES = 32;
const MASTER_KEY = /^(\d{1,9}):([A-Za-z0-9+/]{43}=)$/;

export const masterKeys = z.string().transform((text, context): readonly MasterKey[] => {
  const keys: MasterKey[] = [];
  const complain = (message: string): void => context.addIssue({ code: 'custom', message });
  for (const [index, part] of text.split(',').entries()) {
    const match = MASTER_KEY.exec(part.trim());
    const secret = match?.[2] === undefined ? undefined : Buffer.from(match[2], 'base64');
    if (match === null || secret?.length !== KEY_BYTES) {
      complain(`must read <version>:<base64 of 32 bytes>, several separated by commas; number ${index + 1} does not`);
    } else if (new Set(secret).size < 8) {
      complain(`number ${index + 1} is not random; make one with: openssl rand -base64 32`);
    } else if (keys.some((key) => key.version === Number(match[1]))) {
      complain(`names version ${match[1]} twice`);
    } else {
      keys.push({ version: Number(match[1]), secret });
    }
  }
  return keys;
});

const WEBHOOK_SECRET = /^[\x21-\x2b\x2d-\x7e]{8,200}$/;

export const webhookSecrets = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (parts) => parts.length <= 2 && parts.every((part) => WEBHOOK_SECRET.test(part)),
    'must be one secret, or two separated by a comma',
  );
