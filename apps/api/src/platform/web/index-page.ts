const PLACEHOLDER = '__CSP_NONCE__';
const OWN_TAG = /<(script|style)(?![^>]*\bnonce=)/g;

/** The entry page of the web app, ready to be stamped: every script and style of its own carries the nonce of the answer. */
export function indexPage(html: string): (nonce: string) => string {
  const parts = html.replace(OWN_TAG, `<$1 nonce="${PLACEHOLDER}"`).split(PLACEHOLDER);
  return (nonce) => parts.join(nonce);
}
