export interface StripeSettings {
  readonly port: number;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where the product takes the provider's events. */
  readonly webhookUrl: string;
}

/** The stand-in of an accounting system; the client is the product's own setting, so that both sides agree. */
export interface AccountingSettings {
  readonly port: number;
  readonly client: { readonly clientId: string; readonly clientSecret: string };
  readonly limitsLifted: boolean;
}

export interface SandboxSettings {
  readonly smtpPort: number;
  readonly httpPort: number;
  /** The stand-in of Companies House. */
  readonly register?: { readonly port: number; readonly apiKey: string };
  /** Folder that keeps what the stand-ins know. */
  readonly data: string;
  /** The stand-in of the payment provider; absent when nothing is said about it. */
  readonly stripe?: StripeSettings;
  /** Absent like it, each for itself. */
  readonly xero?: AccountingSettings;
  readonly quickbooks?: AccountingSettings;
  readonly launcher?: { readonly port: number; readonly key: string };
}

/** @throws RangeError naming the variable that cannot be used. */
export function sandboxSettings(environment: Readonly<Record<string, string | undefined>>): SandboxSettings {
  if (environment['KEELSON_MODE'] !== 'embedded')
    throw new RangeError('KEELSON_MODE: stand-ins of outside services are for embedded mode only');
  const data = environment['KEELSON_SANDBOX_DATA'];
  if (data === undefined || data === '')
    throw new RangeError('KEELSON_SANDBOX_DATA: the folder for received mail is missing');
  return {
    smtpPort: port(environment, 'KEELSON_SANDBOX_SMTP_PORT'),
    httpPort: port(environment, 'KEELSON_SANDBOX_HTTP_PORT'),
    register: {
      port: port(environment, 'KEELSON_SANDBOX_REGISTER_PORT'),
      apiKey: environment['KEELSON_SANDBOX_REGISTER_KEY'] ?? 'sandbox',
    },
    data,
    ...stripe(environment),
    ...accounting('xero', environment),
    ...accounting('quickbooks', environment),
    ...launcher(environment),
  };
}

/** The key and the secrets are the product's own settings, so that both sides agree. */
function stripe(environment: Readonly<Record<string, string | undefined>>): { readonly stripe?: StripeSettings } {
  const webhookUrl = environment['KEELSON_SANDBOX_STRIPE_WEBHOOK_URL'];
  if (webhookUrl === undefined || webhookUrl === '') return {};
  const needed = (name: string): string => {
    const value = environment[name] ?? '';
    if (value === '') throw new RangeError(`${name}: missing beside KEELSON_SANDBOX_STRIPE_WEBHOOK_URL`);
    return value;
  };
  return {
    stripe: {
      port: port(environment, 'KEELSON_SANDBOX_STRIPE_PORT'),
      secretKey: needed('STRIPE_SECRET_KEY'),
      webhookSecret: needed('STRIPE_WEBHOOK_SECRETS').split(',')[0]?.trim() ?? '',
      webhookUrl,
    },
  };
}

function accounting<Name extends 'xero' | 'quickbooks'>(
  name: Name,
  environment: Readonly<Record<string, string | undefined>>,
): { readonly [Key in Name]?: AccountingSettings } {
  const provider = name.toUpperCase();
  const variable = `KEELSON_SANDBOX_${provider}_PORT`;
  if ((environment[variable] ?? '') === '') return {};
  const [clientId = '', clientSecret = ''] = ['ID', 'SECRET'].map(
    (part) => environment[`${provider}_CLIENT_${part}`] ?? '',
  );
  if (clientId === '' || clientSecret === '')
    throw new RangeError(`${provider}_CLIENT_ID or ${provider}_CLIENT_SECRET: missing beside ${variable}`);
  const settings: AccountingSettings = {
    port: port(environment, variable),
    client: { clientId, clientSecret },
    limitsLifted: environment['KEELSON_SANDBOX_LIMITS'] === 'lifted',
  };
  return { [name]: settings } as { readonly [Key in Name]?: AccountingSettings };
}

function launcher(environment: Readonly<Record<string, string | undefined>>): Pick<SandboxSettings, 'launcher'> {
  const variable = 'KEELSON_SANDBOX_LAUNCHER_PORT';
  if ((environment[variable] ?? '') === '') return {};
  const key = environment['INTEGRATION_LAUNCHER_KEY'] ?? '';
  if (key === '') throw new RangeError(`INTEGRATION_LAUNCHER_KEY: missing beside ${variable}`);
  return { launcher: { port: port(environment, variable), key } };
}

/** 0, the default, lets the system choose. */
function port(environment: Readonly<Record<string, string | undefined>>, name: string): number {
  const text = environment[name] ?? '0';
  const value = Number(text);
  if (!/^\d{1,5}$/.test(text) || value > 65_535) throw new RangeError(`${name}: not a port: ${JSON.stringify(text)}`);
  return value;
}
