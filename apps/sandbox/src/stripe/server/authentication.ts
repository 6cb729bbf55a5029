import { timingSafeEqual } from 'node:crypto';
import { Refusal } from '../wire/refusal';

const unauthorised = (message: string, code?: string): Refusal =>
  new Refusal(401, 'invalid_request_error', message, code === undefined ? {} : { code });

/** @throws Refusal 401 of a request without the account's secret key. */
export function checkKey(authorization: string | undefined, secretKey: string): void {
  const given = keyOf(authorization ?? '');
  if (given === '')
    throw unauthorised(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
    );
  const [one, other] = [Buffer.from(given), Buffer.from(secretKey)];
  if (one.length !== other.length || !timingSafeEqual(one, other))
    throw unauthorised(`Invalid API Key provided: ${given.slice(0, 8)}****`);
}

export const expiredKey = (): Refusal => unauthorised('Expired API Key provided: sk_test_****', 'api_key_expired');

function keyOf(authorization: string): string {
  const [scheme = '', value = ''] = authorization.split(' ');
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() === 'basic') return Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? '';
  return '';
}
