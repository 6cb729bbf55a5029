import { createHmac } from 'node:crypto';

// Without the letters and figures that people mix up.
const UPPER = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const LOWER = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';
const PATTERN = [UPPER, LOWER, LOWER, DIGITS, LOWER, LOWER, LOWER, DIGITS, LOWER, UPPER, LOWER, DIGITS];

/** The same for one account of one data folder, and unknown without that folder's secret. */
export function demoPassword(secret: string, email: string): string {
  const bytes = createHmac('sha256', secret).update(`demo password\n${email}`).digest();
  return PATTERN.map((alphabet, index) => alphabet[bytes.readUInt16BE(index * 2) % alphabet.length]).join('');
}
