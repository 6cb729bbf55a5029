import { createHmac } from 'node:crypto';

/** The header that proves where a delivery comes from: `t=…,v1=…` over the exact body. */
export const signatureOf = (body: string, secret: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
