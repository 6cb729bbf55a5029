const PLACEHOLDER = '__CSP_NONCE__';
const OWN_TAG = /<(script|style)(?![^>]*\bnonce=)/g;
const HEAD = /<!-- head of the page -->[\s\S]*?<!-- end of the head of the page -->/;

/** The entry page, stamped with the nonce of the answer and with the head of the page that was asked for. */
export type IndexPage = (nonce: string, head?: string) => string;

/** The entry page of the web app, ready to be stamped: every script and style of its own carries the nonce of the answer. */
export function indexPage(html: string): IndexPage {
  const [before = '', after] = html.split(HEAD, 2).map((part) => part.replace(OWN_TAG, `<$1 nonce="${PLACEHOLDER}"`));
  const stamped = (part: string): ((nonce: string) => string) => {
    const pieces = part.split(PLACEHOLDER);
    return (nonce) => pieces.join(nonce);
  };
  const start = stamped(before);
  if (after === undefined) return start;
  const end = stamped(after);
  return (nonce, head = '') => `${start(nonce)}${head}${end(nonce)}`;
}
