import type { Complaint } from './configuration-error';
import { eventStoreProductionRules } from './event-store-configuration';
import { kafkaProductionRules } from './kafka-configuration';
import { complaint, type Known, LOOPBACK } from './known';
import { type VariableName, variables } from './variables';

/** What must hold besides where real customers are served: nothing unencrypted, no stand-in, nothing of a test account. */
export function productionRules(values: Known): Complaint[] {
  return [
    ...publicUrlRules(values),
    ...proxyRules(values),
    ...encryptionRules(values),
    ...officialRules(values),
    ...testKeyRules(values),
    ...kafkaProductionRules(values),
    ...eventStoreProductionRules(values),
  ];
}

function publicUrlRules({ KEELSON_PUBLIC_URL: publicUrl }: Known): Complaint[] {
  if (publicUrl === undefined) return [];
  const broken: Complaint[] = [];
  if (!publicUrl.startsWith('https://'))
    broken.push(complaint('KEELSON_PUBLIC_URL', `must begin with https:// in production (it is "${publicUrl}").`));
  if (LOOPBACK.includes(new URL(publicUrl).hostname))
    broken.push(complaint('KEELSON_PUBLIC_URL', 'must not be a loopback address in production.'));
  return broken;
}

/** The API speaks plain http behind a proxy. Not knowing it, it would take all people for one network address. */
const proxyRules = ({ KEELSON_TRUSTED_PROXIES: proxies }: Known): Complaint[] =>
  proxies?.length === 0
    ? [complaint('KEELSON_TRUSTED_PROXIES', 'is missing: in production a proxy that ends https stands before the API.')]
    : [];

const DATABASES = [
  'KEELSON_DB_OWNER_URL',
  'KEELSON_DB_APP_URL',
  'KEELSON_DB_READER_URL',
  'KEELSON_DB_PROJECTOR_URL',
  'KEELSON_DB_KEYS_URL',
] as const satisfies readonly VariableName[];

const HTTPS = ['INTEGRATION_LAUNCHER_URL', 'KEELSON_STRAPI_URL'] as const satisfies readonly VariableName[];

/** A database on the same machine is reached over no wire. */
function encryptionRules(values: Known): Complaint[] {
  const { KEELSON_SMTP_URL: smtp, KEELSON_STRAPI_MEDIA_URLS: media } = values;
  const plain = [...HTTPS.filter((name) => values[name]?.startsWith('http://'))] as VariableName[];
  if (media?.some((address) => address.startsWith('http://'))) plain.push('KEELSON_STRAPI_MEDIA_URLS');
  const open = DATABASES.filter((name) => {
    const address = values[name];
    return address !== undefined && !isEncryptedDatabase(new URL(address));
  });
  return [
    ...plain.map((name) => complaint(name, 'must begin with https:// in production.')),
    ...open.map((name) => complaint(name, 'must end with ?sslmode=verify-full in production.')),
    ...(smtp === undefined || isEncryptedMail(new URL(smtp))
      ? []
      : [complaint('KEELSON_SMTP_URL', 'must begin with smtps:// or end with ?requireTLS=true in production.')]),
  ];
}

const isEncryptedDatabase = ({ hostname, searchParams }: URL): boolean =>
  LOOPBACK.includes(hostname) || ['require', 'verify-ca', 'verify-full'].includes(searchParams.get('sslmode') ?? '');

const isEncryptedMail = ({ protocol, searchParams }: URL): boolean =>
  protocol === 'smtps:' || searchParams.get('requireTLS') === 'true';

const OFFICIAL = [
  'STRIPE_API_BASE',
  'XERO_IDENTITY_URL',
  'XERO_API_URL',
  'QUICKBOOKS_AUTHORIZE_URL',
  'QUICKBOOKS_TOKEN_URL',
  'QUICKBOOKS_REVOKE_URL',
  'QUICKBOOKS_API_URL',
  'COMPANIES_HOUSE_API_BASE',
] as const satisfies readonly VariableName[];

/** Tokens, keys and figures travel to these addresses; stand-ins of them are for embedded mode. */
const officialRules = (values: Known): Complaint[] =>
  OFFICIAL.flatMap((name) => {
    const official = variables[name].example;
    const given = values[name];
    return given === undefined || new URL(given).origin === new URL(official).origin
      ? []
      : [complaint(name, `must lead to ${new URL(official).origin} in production.`)];
  });

const testKeyRules = ({ STRIPE_SECRET_KEY: key }: Known): Complaint[] =>
  key === undefined || /^[sr]k_live_/.test(key)
    ? []
    : [complaint('STRIPE_SECRET_KEY', 'must be a live key in production: it begins with sk_live_ or rk_live_.')];
