import { join } from 'node:path';
import { databaseUrls } from '../postgres/provision.mjs';

const OVERRIDABLE = {
  KEELSON_MAIL_FROM: 'Keelson <no-reply@keelson.example>',
  KEELSON_TEAM_MAILBOX: 'team@keelson.example',
};

const SANDBOX_KEY = 'sandbox';

const isGiven = (name) => Boolean(process.env[name] || process.env[`${name}_FILE`]);

/** The sandbox's register, unless a key for the real one is set. */
const companiesHouse = (ports) =>
  process.env.COMPANIES_HOUSE_API_KEY || process.env.COMPANIES_HOUSE_API_KEY_FILE
    ? {}
    : { COMPANIES_HOUSE_API_BASE: `http://127.0.0.1:${ports.register}`, COMPANIES_HOUSE_API_KEY: SANDBOX_KEY };

/** The stand-in for Xero, unless an app at the real one is set. */
const xero = (ports, secrets) =>
  isGiven('XERO_CLIENT_ID')
    ? {}
    : {
        XERO_IDENTITY_URL: xeroUrl(ports),
        XERO_API_URL: xeroUrl(ports),
        XERO_CLIENT_ID: secrets.xero.id,
        XERO_CLIENT_SECRET: secrets.xero.secret,
      };

/** The stand-in of QuickBooks, likewise. */
const quickbooks = (ports, secrets) =>
  isGiven('QUICKBOOKS_CLIENT_ID')
    ? {}
    : {
        QUICKBOOKS_AUTHORIZE_URL: `${quickbooksUrl(ports)}/connect/oauth2`,
        QUICKBOOKS_TOKEN_URL: `${quickbooksUrl(ports)}/oauth2/v1/tokens/bearer`,
        QUICKBOOKS_REVOKE_URL: `${quickbooksUrl(ports)}/v2/oauth2/tokens/revoke`,
        QUICKBOOKS_API_URL: quickbooksUrl(ports),
        QUICKBOOKS_CLIENT_ID: secrets.quickbooks.id,
        QUICKBOOKS_CLIENT_SECRET: secrets.quickbooks.secret,
      };

/** Where the stand-ins have no limits the product needs none below them; an app of one's own keeps them. */
const ceilings = (limits) =>
  limits === 'lifted' && !isGiven('XERO_CLIENT_ID') && !isGiven('QUICKBOOKS_CLIENT_ID')
    ? { ACCOUNTING_CALL_CEILINGS: 'lifted' }
    : {};

/** Its address chooses KurrentDB; the main database stays the embedded one. */
const eventStore = () => (isGiven('KEELSON_KURRENTDB_URL') ? { KEELSON_EVENT_STORE: 'kurrentdb' } : {});

const launcher = (ports, secrets) =>
  isGiven('INTEGRATION_LAUNCHER_URL')
    ? {}
    : { INTEGRATION_LAUNCHER_URL: `http://127.0.0.1:${ports.launcher}`, INTEGRATION_LAUNCHER_KEY: secrets.launcher };

/** The copy's own broker, unless another is named. */
const feed = (options, broker) => ({
  ...(options.feed === undefined ? {} : { KEELSON_FEED: options.feed }),
  ...(broker && {
    KEELSON_KAFKA_BROKERS: broker.address,
    KEELSON_KAFKA_TLS: 'off',
    KEELSON_KAFKA_REPLICATION: '1',
  }),
});

/** What each process of this copy finds in its environment. None is given a password it does not use. */
export function environments({ options, secrets, ports, database, broker }) {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(KEELSON_(DB|SANDBOX|MASTER)_|STRIPE_|npm_)/.test(name)),
  );
  const urls = databaseUrls({ port: database.port, passwords: secrets.roles });
  const common = {
    ...OVERRIDABLE,
    ...eventStore(),
    ...inherited,
    NODE_ENV: 'production',
    KEELSON_MODE: 'embedded',
    KEELSON_PUBLIC_URL: publicUrl(ports),
    KEELSON_MASTER_KEYS: secrets.masterKeys,
  };
  const { KEELSON_MASTER_KEYS: _, KEELSON_KURRENTDB_URL: __, KEELSON_KURRENTDB_URL_FILE: ___, ...keyless } = common;
  const stripe = {
    STRIPE_API_BASE: paymentsUrl(ports),
    STRIPE_SECRET_KEY: secrets.stripe.key,
    STRIPE_WEBHOOK_SECRETS: secrets.stripe.webhook,
  };
  // The browser tests and the benches cannot wait for a minute to pass.
  const limits = process.env.KEELSON_SANDBOX_LIMITS;
  const accounting = { ...xero(ports, secrets), ...quickbooks(ports, secrets), ...ceilings(limits) };
  const sandboxLimits = limits === undefined ? {} : { KEELSON_SANDBOX_LIMITS: limits };
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
      KEELSON_SANDBOX_XERO_PORT: String(ports.xero),
      XERO_CLIENT_ID: secrets.xero.id,
      XERO_CLIENT_SECRET: secrets.xero.secret,
      KEELSON_SANDBOX_QUICKBOOKS_PORT: String(ports.quickbooks),
      QUICKBOOKS_CLIENT_ID: secrets.quickbooks.id,
      QUICKBOOKS_CLIENT_SECRET: secrets.quickbooks.secret,
      KEELSON_SANDBOX_LAUNCHER_PORT: String(ports.launcher),
      INTEGRATION_LAUNCHER_KEY: secrets.launcher,
      ...sandboxLimits,
      KEELSON_SANDBOX_REGISTER_PORT: String(ports.register),
      KEELSON_SANDBOX_REGISTER_KEY: SANDBOX_KEY,
    },
    projectors: {
      ...common,
      ...stripe,
      ...accounting,
      ...feed(options, broker),
      KEELSON_PROJECTORS_HEALTH_PORT: String(ports.projectors),
      KEELSON_DB_APP_URL: urls.app,
      KEELSON_DB_PROJECTOR_URL: urls.projector,
      KEELSON_DB_KEYS_URL: urls.keys,
      KEELSON_SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    },
    api: {
      ...common,
      ...stripe,
      ...accounting,
      ...launcher(ports, secrets),
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
      KEELSON_DEMO_SIZE: String(options.demoSize ?? 0),
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
/** Where the stand-in of Xero has its consent page, its tokens and its API. */
export const xeroUrl = (ports) => `http://127.0.0.1:${ports.xero}`;
/** The same of QuickBooks. */
export const quickbooksUrl = (ports) => `http://127.0.0.1:${ports.quickbooks}`;
/** Where the workers say how they are. */
export const workersUrl = (ports) => `http://127.0.0.1:${ports.projectors}`;
