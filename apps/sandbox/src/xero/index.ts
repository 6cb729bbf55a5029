export {
  type RunningXeroSandbox,
  startXeroSandbox,
  XERO_SANDBOX_CLIENT,
  type XeroSandboxOptions,
} from './xero-sandbox';
