import type { Complaint } from './configuration-error';
import type { Values } from './environment';
import type { VariableName } from './variables';

/** Values that were read and parsed; rules judge nothing else. */
export type Known = Partial<Values<VariableName>>;

export const LOOPBACK = ['127.0.0.1', '[::1]', '::1', 'localhost'];

export const complaint = (variable: VariableName, rest: string): Complaint => ({
  variable,
  sentence: `${variable} ${rest}`,
});
