/** The certificate that the mailed link carries behind its `#`, as text; empty where there is none. */
export function carriedCertificate(hash: string): string {
  const carried = hash.replace(/^#/, '').replaceAll('-', '+').replaceAll('_', '/');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(atob(carried), (character) => character.charCodeAt(0)),
    );
  } catch {
    return '';
  }
}

/** Laid out to be read; as it was given where it is no JSON. */
export function laidOut(text: string): string {
  try {
    return `${JSON.stringify(JSON.parse(text), undefined, 2)}\n`;
  } catch {
    return text;
  }
}
