/** Whether passkeys can be used here, or why not. */
export type PasskeyUse =
  | { readonly possible: true }
  | {
      readonly possible: false;
      readonly why: string;
      /** Where they can be. */
      readonly address?: string;
    };

const NOWHERE = 'Passkeys cannot be used at this address: they need a domain name and a secure connection (https).';

/** @param origin whose pages may use passkeys, as the product is set up; `null`: nobody's. */
export function passkeyUse(origin: string | null): PasskeyUse {
  if (origin === null) return { possible: false, why: NOWHERE };
  if (origin !== location.origin)
    return { possible: false, why: `Passkeys work only where this product is opened as`, address: origin };
  if (typeof PublicKeyCredential !== 'function')
    return { possible: false, why: 'This browser does not support passkeys. A newer one does.' };
  return { possible: true };
}
