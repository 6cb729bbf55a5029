export interface StripeSettings {
  readonly port: number;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where the product takes the provider's events. */
  readonly webhookUrl: string;
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
}

/** @throws RangeError naming the variable that cannot be used. */
export function sandboxSettings(environment: Readonly<Record<string, string | undefined>>): SandboxSettings {
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

/** 0, the default, lets the system choose. */
function port(environment: Readonly<Record<string, string | undefined>>, name: string): number {
  const text = environment[name] ?? '0';
  const value = Number(text);
  if (!/^\d{1,5}$/.test(text) || value > 65_535) throw new RangeError(`${name}: not a port: ${JSON.stringify(text)}`);
  return value;
}
