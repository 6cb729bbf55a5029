import { join } from 'node:path';
import { databaseUrls } from '../postgres/provision.mjs';

const OVERRIDABLE = {
  KEELSON_MAIL_FROM: 'Keelson <no-reply@keelson.example>',
  KEELSON_TEAM_MAILBOX: 'team@keelson.example',
};

const SANDBOX_KEY = 'sandbox';

/** The sandbox's register, unless whoever starts the copy has a key for the real one. */
const companiesHouse = (ports) =>
  process.env.COMPANIES_HOUSE_API_KEY || process.env.COMPANIES_HOUSE_API_KEY_FILE
    ? {}
    : { COMPANIES_HOUSE_API_BASE: `http://127.0.0.1:${ports.register}`, COMPANIES_HOUSE_API_KEY: SANDBOX_KEY };

/** What each process of this copy finds in its environment. None is given a password it does not use. */
export function environments({ options, secrets, ports, database }) {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(KEELSON_(DB|SANDBOX|MASTER)_|STRIPE_|npm_)/.test(name)),
  );
  const urls = databaseUrls({ port: database.port, passwords: secrets.roles });
  const common = {
    ...OVERRIDABLE,
    ...inherited,
    NODE_ENV: 'production',
    KEELSON_MODE: 'embedded',
    KEELSON_PUBLIC_URL: publicUrl(ports),
    KEELSON_MASTER_KEYS: secrets.masterKeys,
  };
  const { KEELSON_MASTER_KEYS: _, ...keyless } = common;
  const stripe = {
    STRIPE_API_BASE: paymentsUrl(ports),
    STRIPE_SECRET_KEY: secrets.stripe.key,
    STRIPE_WEBHOOK_SECRETS: secrets.stripe.webhook,
  };
  const operator = {
    ...common,
    KEELSON_DB_OWNER_URL: urls.owner,
    KEELSON_DB_APP_URL: urls.app,
    KEELSON_DB_PROJECTOR_URL: urls.projector,
    KEELSON_DB_KEYS_URL: urls.keys,
  };
  return {
    sandbox: {
      ...keyless,
      KEELSON_SANDBOX_DATA: join(options.data, 'sandbox'),
      KEELSON_SANDBOX_SMTP_PORT: String(ports.smtp),
      KEELSON_SANDBOX_HTTP_PORT: String(ports.mailbox),
      KEELSON_SANDBOX_STRIPE_PORT: String(ports.payments),
      KEELSON_SANDBOX_STRIPE_WEBHOOK_URL: `http://127.0.0.1:${ports.product}/api/v1/billing/webhooks/stripe`,
      STRIPE_SECRET_KEY: secrets.stripe.key,
      STRIPE_WEBHOOK_SECRETS: secrets.stripe.webhook,
      KEELSON_SANDBOX_REGISTER_PORT: String(ports.register),
      KEELSON_SANDBOX_REGISTER_KEY: SANDBOX_KEY,
    },
    projectors: {
      ...common,
      ...stripe,
      KEELSON_PROJECTORS_HEALTH_PORT: String(ports.projectors),
      KEELSON_DB_APP_URL: urls.app,
      KEELSON_DB_PROJECTOR_URL: urls.projector,
      KEELSON_DB_KEYS_URL: urls.keys,
      KEELSON_SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    },
    api: {
      ...common,
      ...stripe,
      ...companiesHouse(ports),
      KEELSON_HOST: '127.0.0.1',
      KEELSON_PORT: String(ports.product),
      KEELSON_DB_APP_URL: urls.app,
      KEELSON_DB_READER_URL: urls.reader,
      KEELSON_DB_KEYS_URL: urls.keys,
    },
    operator,
    demo: {
      ...operator,
      KEELSON_DB_READER_URL: urls.reader,
      KEELSON_DEMO_SECRET: secrets.demo,
      KEELSON_SANDBOX_DATA: join(options.data, 'sandbox'),
      KEELSON_SANDBOX_HTTP_PORT: String(ports.mailbox),
      KEELSON_SANDBOX_STRIPE_PORT: String(ports.payments),
    },
  };
}

/** Where people reach this copy. */
export const publicUrl = (ports) => `http://localhost:${ports.product}`;
/** Where the built-in mailbox shows its mails: another host name than the product's, so that it is another site. */
export const mailboxUrl = (ports) => `http://127.0.0.1:${ports.mailbox}`;
/** Where the stand-in of the payment provider has its API, its checkout pages and its dashboard. */
export const paymentsUrl = (ports) => `http://127.0.0.1:${ports.payments}`;
