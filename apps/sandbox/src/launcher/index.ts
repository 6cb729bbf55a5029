export {
  LAUNCHER_SANDBOX_KEY,
  type LauncherSandboxOptions,
  type RunningLauncherSandbox,
  startLauncherSandbox,
} from './launcher-sandbox';
