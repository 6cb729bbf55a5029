import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const EXPLAINED = /<button[^>]*title="Explain ([^"]*)"[^>]*>(.*?)<\/button>/g;
const MARKED = /data-testid="([^"]*)"[^>]*>(.*?)<\/p>/g;

const text = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .trim();

/** The words of a part of a page: every figure that can be explained by its name, and what is marked for tests. */
export function shownWords(part: ReactElement): Readonly<Record<string, string>> {
  const html = renderToStaticMarkup(part);
  const found = [...html.matchAll(EXPLAINED), ...html.matchAll(MARKED)];
  return Object.fromEntries(found.map(([, name = '', shown = '']) => [text(name), text(shown)]));
}
