import { standInPage } from '../provider/consent-page';
import { html } from '../stripe/hosted/html';

export interface LaunchedAccount {
  readonly accountName: string;
  readonly username: string;
  readonly connector: 'xero' | 'quickbook';
}

const PROVIDERS = { xero: 'Xero', quickbook: 'QuickBooks' } as const;
const LAUNCHER = 'the integration launcher';

/** What the launcher would show. The connection itself is made in the product, on the page of the provider. */
export const launchPage = ({ accountName, username, connector }: LaunchedAccount): string =>
  standInPage(
    LAUNCHER,
    'Your integration is ready',
    html`<p>${accountName} (${username}) can exchange data with ${PROVIDERS[connector]}.</p>
      <p class="asked">This page stands for the launcher’s own. You can close it and go back to Keelson.</p>`,
  );

export const unknownLaunchPage = (): string =>
  standInPage(LAUNCHER, 'There is nothing here', html`<p>The address is wrong, or was never given out.</p>`);
