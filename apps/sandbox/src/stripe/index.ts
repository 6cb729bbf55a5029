export {
  startStripeSandbox,
  SANDBOX_KEY,
  SANDBOX_WEBHOOK_SECRET,
  type RunningStripeSandbox,
  type StripeSandboxOptions,
} from './stripe-sandbox';
