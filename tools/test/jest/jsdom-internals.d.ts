declare module 'jsdom/lib/jsdom/living/generated/utils' {
  /** What stands behind an object of a page. */
  export function implForWrapper(wrapper: object | null): object | null;
}
