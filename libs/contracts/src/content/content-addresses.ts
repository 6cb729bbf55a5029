const LINKED: ReadonlySet<string> = new Set(['https:', 'mailto:']);

/** Whether a text of the editors may link to an address outside of the product: over https, or to write an e-mail. */
export const mayLinkTo = ({ protocol }: URL): boolean => LINKED.has(protocol);

/** Whether a picture is in SVG. Such a file can hold scripts: editors' pictures of that kind are refused. */
export const isSvg = ({ pathname }: URL): boolean => /\.svgz?$/i.test(pathname);
