import { CUSTOMER_PASSWORD_PROFILES } from '@keelson/vocabulary';
import { z } from 'zod';
import { accountingVariables } from './accounting-variables';
import { connectionVariables } from './connection-variables';
import { contentVariables } from './content-variables';
import { eventStoreVariables } from './event-store-variables';
import { kafkaVariables } from './kafka-variables';
import { paymentVariables } from './payment-variables';
import { planningVariables } from './planning-variables';
import { reconciliationVariables } from './reconciliation-variables';
import {
  databaseUrl,
  mailAddress,
  mailSender,
  masterKeys,
  networks,
  origin,
  portNumber,
  smtpUrl,
  webAddress,
} from './text-formats';
import { optionalVariable, variable } from './variable';

const database = (role: string, purpose: string, name = 'keelson') =>
  variable({
    about: purpose,
    secret: true,
    example: `postgres://keelson_${role}:password@db.example.com:5432/${name}?sslmode=verify-full`,
    schema: databaseUrl,
  });

/** Every environment variable the product reads. Nothing else is configuration. */
export const variables = {
  KEELSON_MODE: variable({
    about: '`embedded`: everything on one machine, loopback only. `production`: the rules below are enforced.',
    secret: false,
    example: 'production',
    schema: z.enum(['embedded', 'production'], 'must be embedded or production'),
  }),
  KEELSON_PUBLIC_URL: variable({
    about:
      'Where people reach the product; links in mails begin with it, and passkeys of staff count at its host name alone. https in production.',
    secret: false,
    example: 'https://keelson.example.com',
    schema: origin,
  }),
  KEELSON_HOST: variable({
    about: 'The address the API listens on. Only loopback in embedded mode.',
    secret: false,
    example: '0.0.0.0',
    fallback: '127.0.0.1',
    schema: z.string().refine((text) => /^[\w.:-]+$/.test(text), 'must be an address or host name'),
  }),
  KEELSON_PORT: variable({
    about: 'The port the API listens on.',
    secret: false,
    example: '8080',
    fallback: '3000',
    schema: portNumber,
  }),
  KEELSON_PROJECTORS_HEALTH_PORT: variable({
    about: 'The port of the projectors’ own health answer.',
    secret: false,
    example: '3001',
    fallback: '3001',
    schema: portNumber,
  }),
  KEELSON_DB_OWNER_URL: database(
    'owner',
    'The main database as its owner; only migrations and operator commands use it.',
  ),
  KEELSON_DB_APP_URL: database('app', 'The main database for commands: appends events, keeps sessions.'),
  KEELSON_DB_READER_URL: database('reader', 'The main database for queries, under row-level security.'),
  KEELSON_DB_PROJECTOR_URL: database('projector', 'The main database for the projectors, which write the read models.'),
  KEELSON_DB_KEYS_URL: database('keys', 'The separate database of subject keys.', 'keelson_keys'),
  ...connectionVariables,
  ...eventStoreVariables,
  KEELSON_MASTER_KEYS: variable({
    about:
      'Wraps the subject keys and signs tokens: `<version>:<base64 of 32 bytes>`, the current one first, older ones behind it.',
    secret: true,
    example: '1:<openssl rand -base64 32>',
    schema: masterKeys,
  }),
  KEELSON_SMTP_URL: variable({
    about: 'The mail server.',
    secret: true,
    example: 'smtps://user:password@mail.example.com:465',
    schema: smtpUrl,
  }),
  KEELSON_MAIL_FROM: variable({
    about: 'The sender of every mail.',
    secret: false,
    example: 'Keelson <no-reply@example.com>',
    schema: mailSender,
  }),
  KEELSON_TEAM_MAILBOX: variable({
    about: 'Where mail for the team goes.',
    secret: false,
    example: 'team@example.com',
    schema: mailAddress,
  }),
  KEELSON_TRUSTED_PROXIES: variable({
    about: 'Proxies whose forwarded headers are believed. Needed in production; none in embedded mode.',
    secret: false,
    example: '10.0.0.0/8,192.0.2.7',
    fallback: '',
    schema: networks,
  }),
  KEELSON_PASSWORD_PROFILE: variable({
    about:
      'Passwords of customers and channel partners. `specified`: 6 to 12 characters with a digit, an upper and a lower case letter. `modern`: 8 to 128 characters, any. Staff have 12 to 128 either way.',
    secret: false,
    example: 'modern',
    fallback: 'specified',
    schema: z.enum(CUSTOMER_PASSWORD_PROFILES, 'must be specified or modern'),
  }),
  ...contentVariables,
  ...planningVariables,
  ...reconciliationVariables,
  ...paymentVariables,
  COMPANIES_HOUSE_API_BASE: optionalVariable({
    about: 'The address of the public data API of Companies House, where it is not the official one.',
    secret: false,
    example: 'https://api.company-information.service.gov.uk',
    schema: webAddress,
  }),
  COMPANIES_HOUSE_API_KEY: optionalVariable({
    about: 'The key for Companies House. Without one, people type the registration number of their company themselves.',
    secret: true,
    example: '<key>',
    schema: z.string().min(1),
  }),
  ...accountingVariables,
  ...kafkaVariables,
  KEELSON_LOG_LEVEL: variable({
    about: 'The least severe log entries that are written.',
    secret: false,
    example: 'info',
    fallback: 'info',
    schema: z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    ),
  }),
} as const;

export type VariableName = keyof typeof variables;
/** The parsed value of a variable. */
export type ValueOf<Name extends VariableName> = (typeof variables)[Name] extends { optional: true }
  ? z.output<(typeof variables)[Name]['schema']> | undefined
  : z.output<(typeof variables)[Name]['schema']>;
