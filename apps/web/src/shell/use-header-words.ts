import { CONTENT } from '../content/content-pages';
import { useContent } from '../content/use-content';

/** Words of the header from the content service, and our own until they are there or where one is missing. */
export function useHeaderWords(): (name: string, own: string) => string {
  const { ready, text } = useContent(CONTENT.header);
  return (name, own) => (ready && text(name)) || own;
}
