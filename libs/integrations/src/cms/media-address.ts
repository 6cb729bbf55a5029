/** Makes the address of an uploaded file one that a browser finds; `undefined` for what is no web address. */
export type MediaAddress = (address: string) => string | undefined;

/** Files of a product without a content service lie beside its pages. */
export const besideThePages: MediaAddress = (address) => address;

/** Strapi names its own uploads from its root, and those at another store in full. */
export function mediaAt(base: string): MediaAddress {
  const root = base.replace(/\/+$/, '');
  return (address) => {
    const whole = /^\/(?!\/)/.test(address) ? `${root}${address}` : address;
    if (!URL.canParse(whole, root)) return undefined;
    const { protocol, href } = new URL(whole, root);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  };
}
