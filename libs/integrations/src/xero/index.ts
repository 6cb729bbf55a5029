export type { XeroSettings } from './xero-settings';
export { xeroSystem } from './xero-system';
