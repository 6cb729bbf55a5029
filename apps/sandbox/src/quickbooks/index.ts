export {
  QUICKBOOKS_SANDBOX_CLIENT,
  type QuickBooksSandboxOptions,
  type RunningQuickBooksSandbox,
  startQuickBooksSandbox,
} from './quickbooks-sandbox';
