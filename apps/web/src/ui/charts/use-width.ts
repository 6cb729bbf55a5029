import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Width of an element that has not been measured. */
const UNMEASURED = 640;

/** The width of an element in px, kept as it changes. */
export function useWidth<Element extends HTMLElement>(): readonly [RefObject<Element>, number] {
  const element = useRef<Element>(null);
  const [width, setWidth] = useState(UNMEASURED);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = (): void => setWidth(measured.clientWidth || UNMEASURED);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
