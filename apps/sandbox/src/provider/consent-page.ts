import { COMPANIES, isShown } from '../books/companies';
import { Html, html, nothing } from '../stripe/hosted/html';
import { PAGE_HEADERS } from '../stripe/hosted/page-frame';

export interface ConsentLook {
  readonly provider: string;
  /** What the provider calls a company. */
  readonly noun: string;
  /** Whether one consent may reach several companies. */
  readonly several: boolean;
}

const checked = new Html('checked');
const several = (noun: string): string => (noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`);

/** Browsers hold what a form leads on to against `form-action`: the way back to the product must be in it. */
export const consentHeaders = (redirectUri: string | undefined): Record<string, string> => ({
  ...PAGE_HEADERS,
  // Without a referrer a form's own origin would be kept from us, and the answer be taken for another site's.
  'referrer-policy': 'same-origin',
  'content-security-policy': PAGE_HEADERS['content-security-policy'].replace(
    "form-action 'none'",
    redirectUri === undefined ? "form-action 'none'" : `form-action 'self' ${new URL(redirectUri).origin}`,
  ),
});

export function consentPage(look: ConsentLook, scopes: readonly string[], fault = ''): string {
  const { provider, noun } = look;
  return standInPage(
    provider,
    `Connect ${provider} to Keelson`,
    html`<p>
        Keelson asks to read the books of your ${look.several ? several(noun) : noun}. It can change nothing in them.
      </p>
      <form method="post">
        <fieldset class="companies">
          <legend>${look.several ? `Which ${several(noun)}?` : `Which ${noun}?`}</legend>
          ${COMPANIES.filter(isShown).map(
            ({ key, name, about }, at) =>
              html`<label>
                <input
                  type="${look.several ? 'checkbox' : 'radio'}"
                  name="organisation"
                  value="${key}"
                  ${at === 0 ? checked : nothing}
                />
                <span class="name">${name}</span>
                <span class="about">${about}</span>
              </label>`,
          )}
        </fieldset>
        <details class="asked">
          <summary>What is asked for</summary>
          <ul>
            ${scopes.map((scope) => html`<li>${scope}</li>`)}
          </ul>
        </details>
        <p class="fault" role="alert">${fault}</p>
        <div class="actions">
          <button class="button primary" name="decision" value="allow">Allow access</button>
          <button class="button" name="decision" value="refuse">Refuse</button>
        </div>
      </form>`,
  );
}

/** Said where the request cannot be sent back to its maker. */
export const refusedPage = (provider: string, error: string, detail: string): string =>
  standInPage(
    provider,
    'This cannot be connected',
    html`<p>${detail}</p>
      <p class="asked">${error}</p>`,
  );

/** What a stand-in says of itself where nothing is asked of it. */
export const welcomePage = ({ provider, noun }: ConsentLook): string =>
  standInPage(
    provider,
    `This stands for ${provider}`,
    html`<p>Connect it from Keelson. These ${several(noun)} can be chosen there:</p>
      <ul class="asked">
        ${COMPANIES.filter(isShown).map(({ name, about }) => html`<li>${name}: ${about}</li>`)}
      </ul>`,
  );

/** A page of a stand-in around its content. */
export const standInPage = (provider: string, title: string, content: Html): string =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} - ${provider} (stand-in)</title>
        <link rel="icon" href="/assets/mark.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/base.css" />
        <link rel="stylesheet" href="/assets/consent.css" />
      </head>
      <body>
        <main class="stage">
          <div class="panel">
            <div class="parties">
              <img src="/assets/mark.svg" alt="" width="32" height="32" />
              <span>Keelson and ${provider}</span>
              <span class="stand-in">Stand-in</span>
            </div>
            <h1>${title}</h1>
            ${content}
          </div>
        </main>
      </body>
    </html> `.text;
