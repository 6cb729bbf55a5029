export interface DemoSettings {
  readonly productUrl: string;
  readonly mailboxUrl: string;
  /** The stand-in of the payment provider. */
  readonly paymentsUrl: string;
  /** The sandbox's folder. */
  readonly data: string;
  readonly secret: string;
  /** So many customers more, to try the back office with. */
  readonly crowd: number;
}

/** @throws RangeError naming what is missing. Demo accounts belong to embedded mode alone. */
export function demoSettings(environment: Readonly<Record<string, string | undefined>>): DemoSettings {
  const need = (name: string): string => {
    const value = environment[name];
    if (value === undefined || value === '') throw new RangeError(`${name} is missing`);
    return value;
  };
  if (need('KEELSON_MODE') !== 'embedded') throw new RangeError('KEELSON_MODE: demo data is for embedded mode only');
  return {
    productUrl: new URL(need('KEELSON_PUBLIC_URL')).origin,
    mailboxUrl: `http://127.0.0.1:${need('KEELSON_SANDBOX_HTTP_PORT')}`,
    paymentsUrl: `http://127.0.0.1:${need('KEELSON_SANDBOX_STRIPE_PORT')}`,
    data: need('KEELSON_SANDBOX_DATA'),
    secret: need('KEELSON_DEMO_SECRET'),
    crowd: Number(environment['KEELSON_DEMO_SIZE'] ?? 0),
  };
}
