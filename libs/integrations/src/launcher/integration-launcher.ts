import type { LauncherTag } from '@keelson/contracts/connections';

/** A customer's account at the integration launcher. */
export interface LauncherAccount {
  readonly accountName: string;
  readonly username: string;
  readonly tag: LauncherTag;
}

/** Opens the launcher's page for a customer. */
export interface IntegrationLauncher {
  /** @returns where the browser goes. @throws LauncherUnavailable | LaunchUrlMissing */
  launch(account: LauncherAccount): Promise<string>;
}

/** The launcher cannot be reached, is too slow or refuses. */
export class LauncherUnavailable extends Error {
  override readonly name = 'LauncherUnavailable';
}

/** It answered, and no address is in what it said. */
export class LaunchUrlMissing extends Error {
  override readonly name = 'LaunchUrlMissing';
}
