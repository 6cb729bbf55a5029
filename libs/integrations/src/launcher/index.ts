export { httpLauncher, type LauncherSettings } from './http-launcher';
export * from './integration-launcher';
