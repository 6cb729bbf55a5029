import { isSvg } from '@keelson/contracts/content';
import { type Attributes, codeOf, entryOf, textOf } from '../content-attribute';
import { DRAWINGS } from '../drawings/drawings';
import { safeAddress } from '../safe-address';

interface ContentImageProps {
  readonly of: Attributes;
  readonly name?: string;
}

const WIDTH = 480;
const HEIGHT = 320;

const measure = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : fallback;

const isPicture = (address: string): boolean => {
  const url = new URL(address, location.origin);
  return url.protocol !== 'mailto:' && !isSvg(url);
};

/** A picture of the content: one that ships with the product (`drawing`), or what editors uploaded (`url`). */
export function ContentImage({ of, name = 'image' }: ContentImageProps) {
  const image = entryOf(of, name);
  if (image === undefined) return null;
  const alternative = textOf(image, 'alternativeText');
  const draw = DRAWINGS.get(image['drawing']);
  if (draw) return draw(alternative);
  const address = safeAddress(codeOf(image, 'url'));
  if (address === undefined || !isPicture(address)) return null;
  return (
    <img
      className="k-content-image"
      src={address}
      alt={alternative}
      width={measure(image['width'], WIDTH)}
      height={measure(image['height'], HEIGHT)}
      loading="lazy"
      decoding="async"
    />
  );
}
