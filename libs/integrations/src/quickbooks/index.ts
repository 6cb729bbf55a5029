export type { QuickBooksSettings } from './quickbooks-settings';
export { quickBooksSystem } from './quickbooks-system';
